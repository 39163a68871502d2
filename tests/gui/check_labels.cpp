// Reads files of labels that a script wrote, and fails on print that is cut, lies outside its panel or over
// another label.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace {

struct Rect {
    double x0, y0, x1, y1;
    bool covers(const Rect& r) const { return r.x0 >= x0 - 1 && r.y0 >= y0 - 1 && r.x1 <= x1 + 1 && r.y1 <= y1 + 1; }
};

struct Label {
    std::string text;
    Rect rect, panel;
    bool widget, scrolled, cut, part, covered;
};

Rect rect_from(const nlohmann::json& json) { return {json.at(0), json.at(1), json.at(2), json.at(3)}; }

std::vector<Label> read(const char* file) {
    std::ifstream stream(file);
    std::vector<Label> labels;
    for (const auto& json : nlohmann::json::parse(stream))
        labels.push_back({json.at("label"), rect_from(json.at("rect")), rect_from(json.at("panel")), json.at("widget"),
                          json.at("scrolled"), json.at("cut"), json.at("part"), json.at("covered")});
    return labels;
}

// How deep two rectangles lie in each other; 0 where they do not.
double overlap(const Rect& a, const Rect& b) {
    const double x = std::min(a.x1, b.x1) - std::max(a.x0, b.x0), y = std::min(a.y1, b.y1) - std::max(a.y0, b.y0);
    return std::max(0.0, std::min(x, y));
}

// What is seen of a label in a scrolling panel.
Rect seen(const Label& label) {
    return {std::max(label.rect.x0, label.panel.x0), std::max(label.rect.y0, label.panel.y0),
            std::min(label.rect.x1, label.panel.x1), std::min(label.rect.y1, label.panel.y1)};
}

bool may_overlap(const Label& a, const Label& b) {
    // What explains a widget lies on it; what a dialog covers is not read.
    return a.covered != b.covered || (a.part && b.widget && b.rect.covers(a.rect)) ||
           (b.part && a.widget && a.rect.covers(b.rect));
}

int check(const char* file) {
    int faults = 0;
    const auto fault = [&](const std::string& reason) {
        std::cerr << file << ": " << reason << '\n';
        ++faults;
    };
    const std::vector<Label> labels = read(file);
    if (labels.empty()) fault("no label at all");
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const Label& label = labels[i];
        if (label.cut) fault("\"" + label.text + "\" is wider than its place");
        if (!label.scrolled && !label.panel.covers(label.rect)) fault("\"" + label.text + "\" is clipped by its panel");
        for (std::size_t j = 0; j < i; ++j)
            if (!may_overlap(label, labels[j]) && overlap(seen(label), seen(labels[j])) > 1.5)
                fault("\"" + label.text + "\" lies over \"" + labels[j].text + "\"");
    }
    return faults;
}

int middle(const std::string& words, const char* file) {
    for (const Label& label : read(file)) {
        if (!label.widget || label.text != words) continue;
        std::cout << static_cast<int>((label.rect.x0 + label.rect.x1) / 2) << ' '
                  << static_cast<int>((label.rect.y0 + label.rect.y1) / 2) << '\n';
        return 0;
    }
    std::cerr << file << ": there is no \"" << words << "\"\n";
    return 1;
}

}  // namespace

int main(int count, char** files) {
    if (count == 4 && std::string(files[1]) == "--at") return middle(files[2], files[3]);
    int faults = 0;
    for (int i = 1; i < count; ++i) faults += check(files[i]);
    return faults == 0 ? 0 : 1;
}
