import { expect, it } from "vitest";
import { createPictureRoom } from "./picture-room.ts";

function openRoom(most: number) {
  const take = createPictureRoom(most);
  const inside: string[] = [];
  return { inside, ask: (name: string, pixels: number) => take(pixels, () => inside.push(name)) };
}

it("lets pictures in while they fit together, in the order in which they came", () => {
  const { inside, ask } = openRoom(30);
  const leave = ask("a", 12);
  ask("b", 12);
  ask("c", 12);
  ask("small", 1);
  expect(inside).toEqual(["a", "b"]);
  leave();
  expect(inside).toEqual(["a", "b", "c", "small"]);
});

it("lets one in alone that is larger than the room", () => {
  const { inside, ask } = openRoom(30);
  const leave = ask("a", 12);
  const leaveLarge = ask("large", 100);
  ask("b", 12);
  expect(inside).toEqual(["a"]);
  leave();
  expect(inside).toEqual(["a", "large"]);
  leaveLarge();
  expect(inside).toEqual(["a", "large", "b"]);
});

it("forgets one that has left before its turn", () => {
  const { inside, ask } = openRoom(30);
  ask("a", 20);
  const leave = ask("b", 20);
  ask("c", 10);
  leave();
  expect(inside).toEqual(["a", "c"]);
});
