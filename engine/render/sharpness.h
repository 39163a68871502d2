#pragma once
// Whether a crowd of sliding coins is drawn at half the resolution: decided by how long its frames take, and then
// kept until the movement ends, so that it never changes back and forth.

namespace render {

class Sharpness {
public:
    // Call after every frame: how long it took, in seconds, and whether a crowd slid in it.
    void add(double seconds, bool crowd);
    // How the next frame is to be drawn.
    bool coarse() const { return coarse_; }

private:
    void end_movement();

    bool coarse_ = false;
    int frames_ = 0;     // of this movement
    int slow_ = 0;       // in a row
    int movements_ = 0;  // coarse ones since the last sharp frame
};

}  // namespace render
