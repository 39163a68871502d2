#include "game/coin_wars/lab/mpi_ranks.h"

#include <cstdlib>

#ifdef COINWARS_MPI
#include <mpi.h>

#include <optional>
#endif

namespace lab {

bool Ranks::called_for() {
    // Set by Open MPI, by MPICH and its relatives, and by Slurm's srun.
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"})
        if (std::getenv(name)) return true;
    return false;
}

#ifdef COINWARS_MPI

namespace {

enum Tag { kLine = 1, kDone, kDecided };

// A message with that tag that has arrived; nullopt if there is none.
std::optional<MPI_Status> waiting(Tag tag) {
    int there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &there, &status);
    if (!there) return std::nullopt;
    return status;
}

}  // namespace

bool Ranks::built() { return true; }

Ranks::Ranks() {
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &count_);
    at_work_ = count_ - 1;
}

Ranks::~Ranks() { MPI_Finalize(); }

std::string Ranks::shared(std::string text) {
    int size = static_cast<int>(text.size());
    MPI_Bcast(&size, 1, MPI_INT, 0, MPI_COMM_WORLD);
    text.resize(static_cast<std::size_t>(size));
    MPI_Bcast(text.data(), size, MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

double Ranks::sum(double value) {
    double all = 0;
    MPI_Allreduce(&value, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

void Ranks::send(const std::string& line) {
    MPI_Send(line.data(), static_cast<int>(line.size()), MPI_CHAR, 0, kLine, MPI_COMM_WORLD);
}

void Ranks::say_done() { MPI_Send(nullptr, 0, MPI_CHAR, 0, kDone, MPI_COMM_WORLD); }

std::vector<std::string> Ranks::received() {
    std::vector<std::string> lines;
    // A rank sends "done" after its lines, so "done" must be received first.
    int done = 0;
    while (const auto status = waiting(kDone)) {
        MPI_Recv(nullptr, 0, MPI_CHAR, status->MPI_SOURCE, kDone, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        ++done;
    }
    while (const auto status = waiting(kLine)) {
        int size = 0;
        MPI_Get_count(&*status, MPI_CHAR, &size);
        std::string line(static_cast<std::size_t>(size), '\0');
        MPI_Recv(line.data(), size, MPI_CHAR, status->MPI_SOURCE, kLine, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        lines.push_back(std::move(line));
    }
    at_work_ -= done;
    return lines;
}

void Ranks::tell_decided(int contest) {
    for (int rank = 1; rank < count_; ++rank) MPI_Send(&contest, 1, MPI_INT, rank, kDecided, MPI_COMM_WORLD);
}

std::vector<int> Ranks::told_decided() {
    std::vector<int> contests;
    while (const auto status = waiting(kDecided)) {
        int contest = 0;
        MPI_Recv(&contest, 1, MPI_INT, status->MPI_SOURCE, kDecided, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        contests.push_back(contest);
    }
    return contests;
}

#else

bool Ranks::built() { return false; }
Ranks::Ranks() = default;
Ranks::~Ranks() = default;
std::string Ranks::shared(std::string text) { return text; }
double Ranks::sum(double value) { return value; }
void Ranks::send(const std::string&) {}
void Ranks::say_done() {}
std::vector<std::string> Ranks::received() { return {}; }
void Ranks::tell_decided(int) {}
std::vector<int> Ranks::told_decided() { return {}; }

#endif

}  // namespace lab
