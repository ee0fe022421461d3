import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { violationsOf } from "../support/violations.ts";
import { alive, hydrate, watchPage } from "../support/watch-page.ts";

async function openPopup(page: Page, month = "") {
  await page.goto("/creative/");
  await hydrate(page);
  const link = page.locator("footer").getByRole("link", { name: "Book An Appointment" });
  if (month) await link.evaluate((element, value) => element.setAttribute("data-book", value), month);
  await link.click();
  return page.getByTestId("booking-popup");
}

test.describe("the popup", () => {
  test("is 900 to 1000 px wide and at most 680 high, and a sheet up to 975 px", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 1000 });
    const popup = await openPopup(page);
    await expect(popup.getByLabel("Time zone")).toBeVisible();
    const boxAt = async (width: number, height = 1000) => {
      await page.setViewportSize({ width, height });
      const { x = -1, width: own = 0, height: high = 0, y = 0 } = (await popup.boundingBox()) ?? {};
      return { left: x, right: width - x - own, width: own, height: high, bottom: height - y - high };
    };
    // The page behind keeps its scrollbar's place, 15 px at the right.
    for (const [width, wide] of [
      [1280, 1000],
      [1100, 1000],
      [976, 900],
    ] as const) {
      const box = await boxAt(width);
      expect(box).toMatchObject({ width: wide, height: 680 });
      expect(Math.abs(box.left - box.right)).toBeLessThanOrEqual(15);
    }
    expect((await boxAt(1280, 600)).height).toBe(568);
    for (const [width, height] of [
      [975, 1000],
      [390, 844],
    ] as const) {
      const box = await boxAt(width, height);
      expect(box).toMatchObject({ left: 0, bottom: 0 });
      expect(box.right).toBeLessThanOrEqual(15);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("waits behind a spinner, takes the focus, closes by Escape and gives the focus back", async ({ page }) => {
    const faults = watchPage(page);
    let answer = () => {};
    await page.route("**/api/booking/slots", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const popup = await openPopup(page);
    await expect(popup.getByRole("status")).toHaveText("Looking for free times");
    await expect(popup.getByRole("heading", { name: "Book a Call" })).toBeFocused();
    await expect(popup.getByText("20 minutes, phone or video")).toBeVisible();
    answer();
    await expect(popup.getByRole("status")).toHaveCount(0);
    await expect(popup.getByRole("heading", { name: "November 2026" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
    await expect(page.locator("footer").getByRole("link", { name: "Book An Appointment" })).toBeFocused();
    expect(faults).toEqual([]);
  });

  test("opens at the month that its link names; one without a free time shows the next free day", async ({ page }) => {
    const popup = await openPopup(page, "2026-12");
    await expect(popup.getByRole("heading", { name: "December 2026" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.route("**/api/booking/slots", (route) =>
      route.fulfill({
        json: {
          success: true,
          slots: [
            { host: "x", start: "2026-11-17T15:00:00.000Z" },
            { host: "x", start: "2027-01-04T15:00:00.000Z" },
          ],
        },
      }),
    );
    const again = await openPopup(page, "2026-12");
    await expect(again.getByRole("heading", { name: "No free time this month" })).toBeVisible();
    await again.getByRole("button", { name: "Next free day: Monday 4, January 2027" }).click();
    await expect(again.getByRole("heading", { name: "January 2027" })).toBeVisible();
    await expect(again.getByRole("heading", { name: "Monday 4" })).toBeVisible();
  });

  test("is accessible at each of its steps, on a desk and on a phone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const popup = await openPopup(page);
    const expectAccessible = async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await violationsOf(page, "everything", { part: ".booking-popup" }), `at ${width} px`).toEqual([]);
      }
    };
    await expect(popup.getByLabel("Time zone")).toBeVisible();
    await expectAccessible();
    // The first time may be taken by another visitor meanwhile; the list then comes without it.
    await expect(async () => {
      await popup.locator(".scheduler-times button").first().click({ timeout: 10_000 });
      await expect(popup.getByLabel("Email")).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectAccessible();
    await popup.getByRole("button", { name: "Back to the times" }).click();
  });

  test("is asked for by every way to a call, and is no part of a page before that", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto("/services/seo/");
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((path) => path.includes("booking-popup"))).toEqual([]);
    await page.locator(".service-hero").getByRole("link", { name: "Book a Call" }).click();
    await expect(page.getByTestId("booking-popup")).toBeVisible();
    await page.getByTestId("booking-popup").getByRole("button", { name: "Close" }).click();
    await page.goto("/");
    await hydrate(page);
    await page.locator(".proposal").getByRole("link", { name: "Book a Call" }).click();
    await expect(page.getByTestId("booking-popup")).toBeVisible();
    expect(page.url()).not.toContain("contact-us");
  });

  test("leaves its link to the browser when no script runs", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/creative/`);
    await page.locator("footer").getByRole("link", { name: "Book An Appointment" }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.getByRole("link", { name: "Choose a time" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Book a call" })).toBeVisible();
    await context.close();
  });
});

test.describe("the block", () => {
  test("stands on the contact page and on a service page, opens at the month of the address, and hides the call's details", async ({
    page,
  }) => {
    for (const path of ["/contact-us?month=2026-12", "/services/seo/?month=2026-12"]) {
      await page.goto(path);
      await hydrate(page);
      const block = page.getByTestId("booking");
      await block.scrollIntoViewIfNeeded();
      await expect(block.getByRole("heading", { name: "December 2026" })).toBeVisible();
      expect(await block.boundingBox()).toMatchObject({ height: 630 });
      await expect(block).not.toContainText("20 minutes");
      await expect(block.getByLabel("Time zone")).toBeVisible();
    }
  });

  test("of another company comes when asked for, waits behind the spinner, and after ten seconds there is a link", async ({ browser }) => {
    const site = await startOwnSite({ env: { BOOKING_URL: "https://times.example/agency/call" } });
    const page = await browser.newPage();
    let answer = () => {};
    let asked = 0;
    await page.route("https://times.example/**", async (route) => {
      asked++;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ contentType: "text/html", body: "<title>Times</title>" });
    });
    await page.goto(`${site.origin}/contact-us`);
    await hydrate(page);
    const block = page.getByTestId("booking");
    const frame = block.locator("iframe");
    const load = async () => {
      const link = await alive(block.getByRole("link", { name: "Load the calendar" }));
      await link.click();
    };
    await expect(block).toContainText("another company's: times.example sees your network address once it loads");
    expect(asked).toBe(0);
    await load();
    await expect(frame).toHaveAttribute("src", "https://times.example/agency/call?month=2026-11&hide_event_type_details=1");
    await expect(block.getByRole("status")).toBeVisible();
    answer();
    await expect(block.getByRole("status")).toHaveCount(0);
    await expect(frame).toBeVisible();
    await page.clock.install();
    await page.goto(`${site.origin}/services/seo/`);
    await hydrate(page);
    await load();
    await expect(frame).toBeAttached();
    await expect(block.getByRole("status")).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(block.getByRole("link", { name: "Open it in a page of its own" })).toHaveAttribute(
      "href",
      "https://times.example/agency/call",
    );
    await page.close();
    await site.stop();
  });
});

test.describe("stories", () => {
  // One site for all of them, in one worker.
  test.describe.configure({ mode: "default" });
  let site: OwnSite;
  /** From the story that opens the one-time link to the next. */
  let staff: Awaited<ReturnType<BrowserContext["storageState"]>>;
  test.beforeAll(async () => {
    site = await startOwnSite();
  });
  test.afterAll(() => site.stop());

  const visitor = async (browser: Browser, javaScriptEnabled = true) =>
    (await browser.newContext({ timezoneId: "America/New_York", javaScriptEnabled, baseURL: site.origin })).newPage();

  for (const withScript of [true, false])
    test(`a visitor books, moves and cancels by the links in the mails, ${withScript ? "with" : "without"} JavaScript`, async ({
      browser,
    }) => {
      const page = await visitor(browser, withScript);
      const email = withScript ? "elena@atlas.example" : "ada@shop.example";
      if (withScript) {
        await page.goto("/services/seo/");
        await hydrate(page);
        await page.locator(".service-hero").getByRole("link", { name: "Book a Call" }).click();
        const popup = page.getByTestId("booking-popup");
        await expect(popup.getByLabel("Time zone")).toHaveValue("America/New_York");
        await popup.getByRole("button", { name: /^Tuesday 17, / }).click();
        await popup.getByRole("button", { name: "8:00 am", exact: true }).click();
        await expect(popup.getByText("America/New_York")).toBeVisible();
        await popup.getByLabel("Name").fill("Elena");
        await popup.getByLabel("Email").fill(email);
        await popup.getByRole("button", { name: "Book the call" }).click();
        await expect(popup.getByRole("heading", { name: "See you on Tuesday" })).toBeVisible();
        await expect(popup).toContainText("Tuesday 17, November 2026, 8:00 am to 8:20 am (America/New_York)");
        await expect(popup.getByRole("link", { name: "Google" })).toHaveAttribute("href", /dates=20261117T130000Z%2F20261117T132000Z/);
        const [file] = await Promise.all([page.waitForEvent("download"), popup.getByRole("link", { name: "Add to my calendar" }).click()]);
        expect(file.suggestedFilename()).toBe("call.ics");
      } else {
        await page.goto("/booking/?zone=America/New_York");
        await expect(page.getByText("Times are in America/New_York.")).toBeVisible();
        await page.getByLabel("Day and time").selectOption({ index: 20 });
        await page.getByLabel("Name").fill("Ada");
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByRole("button", { name: "Book the call" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Your call" })).toBeVisible();
      }
      const mail = await site.mailTo(email, /^Call on /);
      expect(mail.text).toContain("(America/New_York)");
      expect(new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer)).toContain("METHOD:REQUEST");
      const link = /\/booking\/[\w-]{43}\//.exec(mail.text ?? "")?.[0] ?? "";
      await page.goto(link);
      if (withScript) {
        await hydrate(page);
        expect.soft(await violationsOf(page)).toEqual([]);
      }
      await page.getByRole("link", { name: /^Thursday 19, / }).click();
      await expect(page.getByRole("link", { name: /^Thursday 19, / })).toHaveAttribute("aria-current", "date");
      const times = page.getByRole("group", { name: "Thursday 19" }).getByRole("radio");
      const wanted = await times.first().inputValue();
      // Somebody is quicker.
      const [host, start] = wanted.split(" ");
      expect((await page.request.post("/api/booking/hold", { data: { host, start } })).status()).toBe(200);
      await times.first().check();
      await page.getByRole("button", { name: "Move the call" }).click();
      await expect(page.getByRole("alert")).toHaveText(/^Someone booked that time a moment ago\. Choose another\. Your call stays at /);
      await expect(page.getByRole("group", { name: "The next free times" }).getByRole("button")).toHaveCount(3);
      await expect(times.first()).not.toHaveValue(wanted);
      await times.first().check();
      await page.getByRole("button", { name: "Move the call" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Moved. The new invitation is in your inbox." })).toBeVisible();
      const moved = await site.mailTo(email, /^Moved: call on /);
      await page.goto(/\/booking\/[\w-]{43}\//.exec(moved.text ?? "")?.[0] ?? "");
      if (withScript) await hydrate(page);
      await expect(page.getByText("By video: your host sends the link before the call.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Cancel the call" })).toBeHidden();
      await page.getByText("Cancel this call…").click();
      await page.getByLabel("Reason").fill("Another time");
      await page.getByRole("button", { name: "Cancel the call" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Canceled" })).toBeVisible();
      const cancelled = await site.mailTo(email, /^Canceled: call on /);
      expect(new TextDecoder().decode(cancelled.attachments[0]?.content as ArrayBuffer)).toContain("METHOD:CANCEL");
      await page.context().close();
    });

  test("two tabs want one time: the second reads why, and books the next of three free ones", async ({ browser }) => {
    const [first, second] = [await visitor(browser), await visitor(browser)];
    for (const page of [first, second]) {
      await page.goto("/contact-us");
      await hydrate(page);
      await page
        .getByTestId("booking")
        .getByRole("button", { name: /^Wednesday 18, / })
        .click();
    }
    const at = (page: Page) => page.getByTestId("booking").locator(".scheduler-times button");
    const time = (await at(first).first().textContent())?.trim() ?? "";
    await at(first).first().click();
    await expect(first.getByText("Typing keeps it held.")).toBeVisible();
    await at(second).first().click();
    const block = second.getByTestId("booking");
    await expect(block.getByRole("alert")).toHaveText("Someone booked that time a moment ago. Choose another.");
    await expect(block.getByRole("heading", { name: "Next free times" })).toBeVisible();
    await expect(at(second)).toHaveCount(3);
    expect((await at(second).allTextContents()).map((text) => text.includes(time))).toEqual([false, false, false]);
    await at(second).first().click();
    await expect(block.getByText("Typing keeps it held.")).toBeVisible();
    await first.context().close();
    await second.context().close();
  });

  test("without JavaScript the second reads why, keeps what was typed, and one press books the next", async ({ browser, request }) => {
    const page = await visitor(browser, false);
    await page.goto("/booking/");
    const field = page.getByLabel("Day and time");
    await field.selectOption({ index: 30 });
    const [host, start] = (await field.inputValue()).split(" ");
    expect((await request.post(`${site.origin}/api/booking/hold`, { data: { host, start } })).status()).toBe(200);
    const late = await request.post(`${site.origin}/api/booking/hold`, { data: { host, start } });
    expect([late.status(), (await late.json()).next.length]).toEqual([409, 3]);
    await page.getByLabel("Name").fill("Grace");
    await page.getByLabel("Email", { exact: true }).fill("grace@navy.example");
    await page.getByRole("button", { name: "Book the call" }).click();
    await expect(page.getByRole("alert")).toHaveText("Someone booked that time a moment ago. Choose another.");
    await expect(page.getByLabel("Name")).toHaveValue("Grace");
    const next = page.getByRole("group", { name: "The next free times" }).getByRole("button");
    await expect(next).toHaveCount(3);
    await next.first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Your call" })).toBeVisible();
    await page.context().close();
  });

  test("staff see the week, move a call and cancel it, and the visitor gets the mails", async ({ browser, request }) => {
    const email = "linus@kernel.example";
    const { slots } = (await (await request.get(`${site.origin}/api/booking/slots?from=2026-11-20`)).json()) as {
      slots: { host: string; start: string }[];
    };
    const given = { ...slots[0], name: "Linus", email, website: "kernel.example", zone: "Europe/Helsinki" };
    expect((await request.post(`${site.origin}/api/booking/confirm`, { data: given })).status()).toBe(200);
    const page = await visitor(browser);
    await page.goto(site.ownerLink);
    await page.goto("/admin/bookings/week?zone=America/Chicago");
    await expect(page.locator(".week-day")).toHaveCount(7);
    await expect(page.locator('.week-day[aria-current="date"]')).toContainText("Sunday 15 today");
    await expect(page.getByRole("heading", { name: "Sunday 15 to Saturday 21, November 2026" })).toBeVisible();
    await expect(page.locator(".week-day").first()).toContainText("Nothing free");
    await expect(page.locator(".week-day").nth(5).locator(".week-free").first()).toContainText(/\d+ free\d\d:\d\d to \d\d:\d\d/);
    await page.getByRole("link", { name: /Linus/ }).click();
    const open = page.getByRole("region", { name: "Linus" });
    await expect(open).toContainText("kernel.example");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await open.getByLabel("Another time").selectOption({ index: 40 });
    await open.getByRole("button", { name: "Move the call" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Moved to .* \(Europe\/Helsinki\)\./ })).toBeVisible();
    await site.mailTo(email, /^Moved: call on /);
    await page.goto("/admin/bookings");
    await page.getByRole("row", { name: /Linus/ }).getByRole("link").first().click();
    await open.getByLabel("Reason, for the team").fill("The host is ill");
    await open.getByRole("button", { name: "Cancel the call" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Cancelled. The visitor and the host get a mail." })).toBeVisible();
    await site.mailTo(email, /^Canceled: call on /);
    await page.goto("/admin/log");
    await expect(page.locator("main")).toContainText("booking.move");
    await expect(page.locator("main")).toContainText("booking.cancel");
    staff = await page.context().storageState();
    await page.context().close();
  });

  test("availability is changed by staff, refused with a sentence, and shown by the calendar at once", async ({ browser, request }) => {
    const page = await (await browser.newContext({ baseURL: site.origin, storageState: staff })).newPage();
    const hostsOn = async (day: string) => {
      const { slots } = await (await request.get(`${site.origin}/api/booking/slots?from=${day}T00:00:00Z&to=${day}T23:59:00Z`)).json();
      return new Set((slots as { host: string }[]).map(({ host }) => host));
    };
    await page.goto("/admin/availability?host=new");
    await page.getByLabel("Short name").fill("night-owl");
    await page.getByLabel("Name", { exact: true }).fill("Night Owl");
    await page.getByLabel("Time zone").selectOption("UTC");
    await page.getByLabel("Tuesday").fill("1-5");
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByText("Tuesday: Write hours like 09:00-12:30, 13:30-17:00, or nothing for a day off.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Night Owl");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByLabel("Tuesday").fill("01:00-05:00");
    await page.getByLabel("Holidays").fill("2026-12-01");
    await page.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Kept. The calendar shows it now." })).toBeVisible();
    expect([(await hostsOn("2026-11-24")).has("night-owl"), (await hostsOn("2026-12-01")).has("night-owl")]).toEqual([true, false]);
    await page.goto("/admin/availability?host=night-owl");
    await page.getByRole("button", { name: "Back to the site settings" }).click();
    await expect(page.getByRole("link", { name: "Night Owl" })).toHaveCount(0);
    expect((await hostsOn("2026-11-24")).has("night-owl")).toBe(false);
    await page.context().close();
  });

  test("the pages of a call are accessible", async ({ browser }) => {
    const page = await visitor(browser);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/booking/");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page)).toEqual([]);
    }
    await page.context().close();
  });
});
