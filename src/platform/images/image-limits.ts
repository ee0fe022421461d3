export const imageLimits = {
  /** Decoded pixels of an original. Sharp's own limit of 268 million lets a picture of 31 KB hold a core for 54 seconds. */
  inputPixels: 24_000_000,
  /** Either side of an original as it is kept. */
  side: 4_000,
  /** Either side of a result: no page asks for more. */
  resultSide: 2_000,
  /** Seconds of work on one picture before it is given up. */
  seconds: 15,
} as const;
