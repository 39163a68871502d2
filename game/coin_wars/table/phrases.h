#pragma once
// The words:: names used throughout the table.

#include "engine/words/catalogue.h"

namespace table {

using words::Catalogue;
using words::figure;
using words::joined;
using words::known;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

// "2.94 in".
Phrase in_inches(double inches);

}  // namespace table
