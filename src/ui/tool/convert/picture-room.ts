/** Pixels of decoded pictures that a tab works on at once: each took up to 38 bytes, with its codec's own memory. */
const MOST_PIXELS = 30_000_000;

/** Lets pictures in, in the order in which they ask, while they fit together; one that is larger than the room goes in alone. */
export function createPictureRoom(most: number = MOST_PIXELS) {
  let taken = 0;
  const waiting: { pixels: number; enter: () => void }[] = [];

  function admit() {
    for (let next = waiting[0]; next && (taken === 0 || taken + next.pixels <= most); next = waiting[0]) {
      waiting.shift();
      taken += next.pixels;
      next.enter();
    }
  }

  /** Calls when there is room; what it answers gives the room, or the place in the queue, back. */
  return (pixels: number, enter: () => void): (() => void) => {
    let isInside = false;
    const asked = {
      pixels,
      enter() {
        isInside = true;
        enter();
      },
    };
    waiting.push(asked);
    admit();
    return () => {
      if (isInside) taken -= pixels;
      else waiting.splice(waiting.indexOf(asked), 1);
      admit();
    };
  };
}
