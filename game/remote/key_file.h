#pragma once
// The key that identifies a user at shared tables: the file "key" in the profile, 64 digits, readable by its owner
// only.

#include <filesystem>

#include "engine/core/result.h"
#include "engine/net/secret.h"
#include "engine/words/phrase.h"

namespace remote {

// Reads the key of the profile in this folder, creating it if missing. The error is a sentence.
core::Result<net::SigningKey, words::Phrase> key_in(const std::filesystem::path& profile);

}  // namespace remote
