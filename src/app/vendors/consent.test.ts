import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepConsent, readConsent, sameForAll } from "./consent.ts";

const kinds = ["speed", "chat"] as const;
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

it("knows nothing before anybody was asked", () => expect(readConsent(kinds)).toEqual({}));

it("keeps a choice, kind by kind", () => {
  keepConsent({ speed: true, chat: false });
  expect(readConsent(kinds)).toEqual({ speed: true, chat: false });
});

it("takes Global Privacy Control as a no, and a later choice over it", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(readConsent(kinds)).toEqual({ speed: false, chat: false });
  keepConsent({ chat: true });
  expect(readConsent(kinds)).toEqual({ speed: false, chat: true });
});

it.each(["", "{", "null", "[1]", '{"speed":"yes"}'])("takes %j in the browser's store for no choice", (text) => {
  kept["consent"] = text;
  expect(readConsent(kinds)).toEqual({});
});

it("gives one answer to all", () => expect(sameForAll(kinds, false)).toEqual({ speed: false, chat: false }));
