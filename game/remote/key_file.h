#pragma once
// The key by which the tables of this world know a user: the file "key" of the profile, 64 digits, for its owner alone.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/net/secret.h"
#include "engine/words/phrase.h"

namespace remote {

// Of the profile in this folder; made there if there is none yet. The error is a sentence.
core::Result<net::SigningKey, words::Phrase> key_in(const std::filesystem::path& profile);

}  // namespace remote
