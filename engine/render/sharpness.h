#pragma once
// Decides by frame times whether a crowd of sliding coins is drawn at half the resolution, and keeps to that until the
// movement ends, so that it never flickers.

namespace render {

class Sharpness {
public:
    // Call after every frame, with its duration in seconds and whether a crowd slid in it.
    void add(double seconds, bool crowd);
    // True if the next frame should be drawn at half the resolution.
    bool coarse() const { return coarse_; }

private:
    void end_movement();

    bool coarse_ = false;
    int frames_ = 0;     // of this movement
    int slow_ = 0;       // in a row
    int movements_ = 0;  // coarse ones since the last sharp frame
};

}  // namespace render
