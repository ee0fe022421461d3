import type { Page } from "@playwright/test";

/** Pixels a second of every row: the width of one copy by the time in which the row passes it. */
export function copySpeeds(page: Page): Promise<number[]> {
  return page.locator(".marquee-track").evaluateAll((tracks) =>
    tracks.map((track) => {
      const [animation] = track.getAnimations();
      const duration = Number(animation?.effect?.getTiming().duration ?? Number.NaN);
      return (track.firstElementChild?.getBoundingClientRect().width ?? 0) / (duration / 1000);
    }),
  );
}

/** How many rows are moving. */
export function runningMarquees(page: Page): Promise<number> {
  return page
    .locator(".marquee-track")
    .evaluateAll((tracks) => tracks.flatMap((track) => track.getAnimations()).filter(({ playState }) => playState === "running").length);
}
