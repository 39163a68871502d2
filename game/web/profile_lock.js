"use strict";
// One tab at a time keeps what is played: two would overwrite each other's battles. A browser without locks (a page that came
// without https from another machine) keeps as ever.

const kLock = "coinwars profile";
const kWord = new BroadcastChannel(kLock); // "hand over", to the tab that keeps
const kSentOff = "another tab has taken over";

// Whether this tab was the one that keeps until another one took over: it then waits to be started again.
function wasSentOff() {
  const was = sessionStorage.getItem(kSentOff) !== null;
  sessionStorage.removeItem(kSentOff);
  return was;
}

// Takes the profile until the tab is closed or hands it over. False: another tab has it.
function takeProfile() {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((taken) => {
    navigator.locks.request(kLock, { ifAvailable: true }, (lock) => {
      taken(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

// Asks the tab that has it, and takes it all the same if that does not answer.
async function takeProfileOver() {
  kWord.postMessage("hand over");
  for (let tries = 0; tries < 30; ++tries) {
    if (await takeProfile()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  await new Promise((taken) => {
    navigator.locks.request(kLock, { steal: true }, () => {
      taken();
      return new Promise(() => {});
    });
  });
}

// `keep` writes what is still to be written, and calls what it is given. Then the tab starts anew, and waits.
function handOverWhenAsked(keep) {
  kWord.onmessage = ({ data }) => {
    if (data !== "hand over") return;
    keep(() => {
      sessionStorage.setItem(kSentOff, "");
      location.reload();
    });
  };
}
