#pragma once
// Several processes that share out the pairs of a run: MPI, where the program was built with it. Rank 0 keeps
// the books. Only the thread that made it may use it.

#include <optional>
#include <string>
#include <vector>

namespace lab {

class Ranks {
public:
    // This process was started as one of several (by mpirun or a batch system's own starter).
    static bool called_for();
    // The program was built with MPI.
    static bool built();

    Ranks();   // joins the others; built() only
    ~Ranks();  // waits for the others
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return rank_; }
    int count() const { return count_; }
    bool first() const { return rank_ == 0; }

    // Rank 0's text, at every rank. All call it together.
    std::string shared(std::string text);
    // The sum over all ranks, at every rank. All call it together.
    double sum(double value);

    // The others to rank 0: a line, and that there will be no more of them.
    void send(const std::string& line);
    void say_done();
    // Rank 0: lines that have come in since it last asked; how many others have not said that they are done.
    std::vector<std::string> received();
    int still_at_work() const { return at_work_; }
    // Rank 0 to all others: this contest is decided. They: those that they have been told of since they last
    // asked.
    void tell_decided(int contest);
    std::vector<int> told_decided();

private:
    int rank_ = 0, count_ = 1, at_work_ = 0;
};

}  // namespace lab
