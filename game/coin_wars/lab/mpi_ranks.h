#pragma once
// Several processes that share the pairs of a run by MPI, if the program was built with it. Rank 0 keeps the ledgers.
// Only the thread that constructed it may use it.

#include <string>
#include <vector>

namespace lab {

class Ranks {
public:
    // True if this process was started as one of several (by mpirun or a batch system).
    static bool called_for();
    // True if the program was built with MPI.
    static bool built();

    Ranks();   // joins the others; requires built()
    ~Ranks();  // waits for the others
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return rank_; }
    int count() const { return count_; }
    bool first() const { return rank_ == 0; }

    // Broadcasts rank 0's text. A collective call.
    std::string shared(std::string text);
    // The sum over all ranks, at every rank. A collective call.
    double sum(double value);

    // For ranks other than 0: send a line to rank 0, and announce the last one.
    void send(const std::string& line);
    void say_done();
    // For rank 0: the lines received since the last call; the number of ranks that are not done.
    std::vector<std::string> received();
    int still_at_work() const { return at_work_; }
    // For rank 0: announces that this contest is decided. For the others: the contests announced since the last call.
    void tell_decided(int contest);
    std::vector<int> told_decided();

private:
    int rank_ = 0, count_ = 1, at_work_ = 0;
};

}  // namespace lab
