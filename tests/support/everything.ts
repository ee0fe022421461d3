/**
 * `npm run test:everything` sets it. Where a test is a product, of tools and of pages that are wrong in different ways, `npm test` takes so
 * many of the pairs that every part of each side is met; with this it takes all of them.
 */
export const everything = process.env["TEST_EVERYTHING"] === "1";

/** All of them where everything is asked for, else the one whose turn it is at that place. */
export const inTurn = <Item>(all: readonly Item[], place: number): readonly Item[] =>
  everything ? all : all.slice(place % all.length, (place % all.length) + 1);
