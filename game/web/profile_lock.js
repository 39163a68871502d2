"use strict";
// One tab at a time keeps what is played: two would overwrite each other's battles. A browser without locks (a page that came
// without https from another machine) keeps as ever.

const kLock = "coinwars profile";
const kWord = new BroadcastChannel(kLock); // "hand over", to the tab that keeps
const kSentOff = "another tab has taken over";
let ownId; // as holderId() finds this tab once it has the lock

// Whether this tab was the one that keeps until another one took over: it then waits to be started again.
function wasSentOff() {
  const was = sessionStorage.getItem(kSentOff) !== null;
  sessionStorage.removeItem(kSentOff);
  return was;
}

function startAnew() {
  sessionStorage.setItem(kSentOff, "");
  location.reload();
}

async function holderId() {
  const { held } = await navigator.locks.query();
  return held.find((lock) => lock.name === kLock)?.clientId;
}

// Whether the lock was taken. A tab from which it is stolen, because it did not answer, starts anew, and waits.
function takeLock(options) {
  return new Promise((taken) => {
    let has = false;
    navigator.locks
      .request(kLock, options, (given) => {
        has = given !== null;
        if (has) ownId = holderId();
        taken(has);
        return given && new Promise(() => {});
      })
      .catch(() => (has ? startAnew() : taken(true)));
  });
}

// Takes the profile until the tab is closed or hands it over. False: another tab has it.
async function takeProfile() {
  return !navigator.locks || takeLock({ ifAvailable: true });
}

// Asks the tab that has it, and takes it all the same if that does not answer.
async function takeProfileOver() {
  kWord.postMessage("hand over");
  for (let tries = 0; tries < 30; ++tries) {
    if (await takeProfile()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  await takeLock({ steal: true });
}

// `keep` writes what is still to be written, and calls what it is given. Then the tab starts anew, and waits. A tab that was
// frozen hears the word late: if the lock was stolen meanwhile, what it has is older than what was written since.
function handOverWhenAsked(keep) {
  kWord.onmessage = async ({ data }) => {
    if (data === "hand over" && (await holderId()) === (await ownId)) keep(startAnew);
  };
}
