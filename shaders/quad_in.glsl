// The corners of a quad and its instance data.
layout(location = 0) in vec2 aCorner;  // -1 to 1
layout(location = 1) in vec4 aPlace;   // centre, half size
layout(location = 2) in vec4 aTraits;  // angle, ...
layout(location = 3) in vec4 aTint;
layout(location = 4) in vec4 aExtra;
