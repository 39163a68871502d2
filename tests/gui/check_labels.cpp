// Reads label files written by a script. Fails on text that is cut off, outside its panel or over another label; on
// writing that leaves its paper on the table or is covered; and on a disabled button without a reason. With --shown
// CHECKLIST SCRIPT FOLDER: fails on a label or picture that checklist.json promises for this script and that is
// missing.

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
    bool widget, scrolled, cut, part, covered, unexplained;
    bool ink;           // written on a paper of the table
    std::string under;  // what covers it
};

Rect rect_from(const nlohmann::json& json) { return {json.at(0), json.at(1), json.at(2), json.at(3)}; }

std::vector<Label> read(const char* file) {
    std::ifstream stream(file);
    std::vector<Label> labels;
    for (const auto& json : nlohmann::json::parse(stream))
        labels.push_back({json.at("label"), rect_from(json.at("rect")), rect_from(json.at("panel")), json.at("widget"),
                          json.at("scrolled"), json.at("cut"), json.at("part"), json.at("covered"),
                          json.at("unexplained"), json.contains("under"), json.value("under", "")});
    return labels;
}

// Returns how much two rectangles overlap; 0 if they do not.
double overlap(const Rect& a, const Rect& b) {
    const double x = std::min(a.x1, b.x1) - std::max(a.x0, b.x0), y = std::min(a.y1, b.y1) - std::max(a.y0, b.y0);
    return std::max(0.0, std::min(x, y));
}

// Returns the visible part of a label in a scrolling panel.
Rect seen(const Label& label) {
    return {std::max(label.rect.x0, label.panel.x0), std::max(label.rect.y0, label.panel.y0),
            std::min(label.rect.x1, label.panel.x1), std::min(label.rect.y1, label.panel.y1)};
}

// A hint covers the table for a moment.
bool is_hint_over(const Label& ink, const Label& other) {
    return ink.ink && !other.ink && !other.widget && !other.panel.covers(ink.panel);
}

bool may_overlap(const Label& a, const Label& b) {
    if (is_hint_over(a, b) || is_hint_over(b, a)) return true;
    // An explanation may cover its widget, and nobody reads what a dialog covers.
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
        if (label.unexplained) fault("\"" + label.text + "\" is closed, and nothing says why");
        if (!label.under.empty()) fault("\"" + label.text + "\" lies under a " + label.under);
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

bool has_label(const std::string& file, const std::string& start) {
    const std::vector<Label> labels = read(file.c_str());
    return std::any_of(labels.begin(), labels.end(), [&](const Label& label) { return label.text.starts_with(start); });
}

// Counts the missing labels or pictures of one promise.
int missing(const nlohmann::json& shown, const std::string& folder) {
    if (shown.contains("picture")) {
        const std::string picture = folder + "/" + shown.at("picture").get<std::string>() + ".png";
        if (std::ifstream(picture)) return 0;
        std::cerr << picture << " is not there\n";
        return 1;
    }
    const std::string file = folder + "/" + shown.at("dump").get<std::string>() + ".labels.json";
    int missing = 0;
    for (const std::string label : shown.at("labels")) {
        if (has_label(file, label)) continue;
        std::cerr << file << ": no label begins with \"" << label << "\", which checklist.json promises\n";
        ++missing;
    }
    return missing;
}

int missing_of(const char* checklist, const std::string& script, const std::string& folder) {
    std::ifstream stream(checklist);
    int all = 0;
    for (const auto& book : nlohmann::json::parse(stream))
        for (const auto& row : book)
            for (const auto& shown : row.at("shown"))
                if (shown.at("script") == script) all += missing(shown, folder);
    return all == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** files) {
    if (count == 4 && std::string(files[1]) == "--at") return middle(files[2], files[3]);
    if (count == 5 && std::string(files[1]) == "--shown") return missing_of(files[2], files[3], files[4]);
    int faults = 0;
    for (int i = 1; i < count; ++i) faults += check(files[i]);
    return faults == 0 ? 0 : 1;
}
