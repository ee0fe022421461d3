import { describe, expect, it } from "vitest";
import { trackTags } from "./track-tags.ts";

describe("trackTags", () => {
  it("notes the types that a page's queries name, and every type when a reference is followed", async () => {
    const { source, tags } = trackTags({ fetch: async () => [] });
    await source.fetch('*[_type == "post" && slug.current == $slug][0]');
    expect([...tags]).toEqual(["post"]);
    await source.fetch('*[_type=="service"]{ author-> }');
    expect([...tags]).toEqual(["post", "service", "*"]);
  });
});
