import { randomUUID } from "node:crypto";
import { expect, type Page, type Route } from "@playwright/test";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { alive, hydrate } from "../support/watch-page.ts";

test("three offices are described with address, phone and hours", async ({ request }) => {
  const { types, nodes, missing } = graphOf(await (await request.get("/contact-us")).text());
  expect(types).toEqual(["Organization", "WebSite", "ContactPage", "BreadcrumbList", ...Array(3).fill("ProfessionalService")]);
  expect(missing).toEqual([]);
  expect(nodes[4]).toMatchObject({
    telephone: "+1 312-555-0142",
    openingHoursSpecification: { opens: "09:00", closes: "17:30" },
    address: { addressLocality: "Chicago", addressRegion: "IL", postalCode: "60600" },
  });
});

test("the booking block is 630 px high, never narrower than 320, and everything in it fits", async ({ page }) => {
  await page.goto("/contact-us");
  const block = page.getByTestId("booking");
  for (const width of [1280, 976, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await block.boundingBox())?.height, `at ${width} px`).toBe(630);
    expect(await fits(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 300, height: 900 });
  expect((await block.boundingBox())?.width).toBe(320);
});

test("a visitor books a call, moves it and cancels it", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "America/New_York" });
  const page = await context.newPage();
  await page.goto("/contact-us");
  await hydrate(page);
  const block = page.getByTestId("booking");
  await expect(block.getByRole("heading", { name: "Monday 16" })).toBeVisible();
  await expect(block.getByLabel("Time zone")).toHaveValue("America/New_York");
  expect((await block.boundingBox())?.height).toBe(630);
  await block.locator(".scheduler-times button").last().click();
  await expect(block.getByText("Typing keeps it held.")).toBeVisible();
  await block.getByLabel("Name").fill("Elena");
  await block.getByLabel("Email").fill("elena@atlas.example");
  await block.getByRole("button", { name: "Book the call" }).click();
  await expect(block.getByRole("heading", { name: "See you on Monday" })).toBeVisible();
  const ics = await page.request.get((await block.getByRole("link", { name: "Add to my calendar" }).getAttribute("href")) ?? "");
  expect([ics.headers()["content-type"], (await ics.text()).startsWith("BEGIN:VCALENDAR")]).toEqual(["text/calendar; charset=utf-8", true]);
  await block.getByRole("link", { name: "Change or cancel" }).click();
  await page.locator(".booking-move").getByRole("radio").nth(2).check();
  await page.getByRole("button", { name: "Move the call" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Moved. The new invitation is in your inbox." })).toBeVisible();
  await page.getByText("Cancel this call…").click();
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Canceled" })).toBeVisible();
  await context.close();
});

test("a call is booked without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact-us");
  await page.getByTestId("booking").getByRole("link", { name: "Choose a time" }).click();
  // Far from the times that others take meanwhile.
  await page.getByLabel("Day and time").selectOption({ index: 50 });
  await page.getByLabel("Name").fill("Elena");
  await page.getByLabel("Email", { exact: true }).fill("elena@atlas.example");
  await page.getByRole("button", { name: "Book the call" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your call" })).toBeVisible();
  await page.getByText("Cancel this call…").click();
  await page.getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Canceled" })).toBeVisible();
  await context.close();
});

test("a plan's button preselects it, and an unknown plan selects none", async ({ page }) => {
  await page.goto("/services/seo/");
  await page.getByTestId("plan").nth(1).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/contact-us\?plan=growth$/);
  await expect(page.getByRole("radio", { name: "Plan: Growth" })).toBeChecked();
  await expect(page.getByTestId("kept")).toHaveText("We kept the Growth plan. It is in the form");
  await page.goto("/contact-us?plan=nonsense");
  await expect(page.getByRole("radio", { name: "Something else" })).toBeChecked();
});

test("an audit that is refused stays in the form; one that is taken clears it and says where its report will be", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const form = await alive(page.locator(".audit-wide"));
  const written = { website: "https://shop.example/a?b=1&c=2", clientName: "Ada <b>", clientEmail: "ada@shop.example" };
  const values = () =>
    form.evaluate((element) => {
      const { website, clientName, clientEmail } = Object.fromEntries(new FormData(element as HTMLFormElement));
      return { website, clientName, clientEmail };
    });
  for (const [name, text] of Object.entries(written)) await form.locator(`[name=${name}]`).fill(text);

  await page.route("**/api/send-mail", (route) => route.fulfill({ status: 500, json: { success: false, message: "Mail is down." } }));
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText("Mail is down.");
  expect(await values()).toEqual(written);

  await page.unroute("**/api/send-mail");
  const sent = page.waitForRequest("**/api/send-mail");
  await form.getByRole("button").click();
  expect((await sent).postDataJSON().data).toMatchObject({ form: "audit", ...written, companyFax: "" });
  await expect(form).toContainText("Got it. The report is there within minutes.");
  await expect(form.getByRole("link", { name: "report" })).toHaveAttribute("href", /^\/audit\/[\w-]{20,}\/$/);
  expect(await values()).toEqual({ website: "", clientName: "", clientEmail: "" });
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  test(`a message is sent, faults are named and what was typed stays, ${how} JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/contact-us?plan=growth");
    if (javaScriptEnabled) await hydrate(page);
    // How many mails one address gets in a day is limited.
    const email = `${randomUUID()}@shop.example`;
    await page.getByLabel("Work email").fill(email);
    await page.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByText("Write a line, or add your website, so we know what to look at.").first()).toBeVisible();
    await expect(page.getByLabel("Work email")).toHaveValue(email);
    await expect(page.getByRole("radio", { name: "Plan: Growth" })).toBeChecked();
    await page.getByLabel("Message").fill("Sales & calls fell.");
    await page.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByTestId("sent")).toContainText(`Thank you. We answer within one working day. A copy goes to ${email}.`);
    expect(page.url()).not.toContain("shop.example");
    await context.close();
  });
}

const BUSY = "We could not take this right now. What you typed is still in the form: please send it again in 7 seconds.";
for (const [why, sentence, refuse] of [
  ["the server is busy", BUSY, (route: Route) => route.fulfill({ status: 503, contentType: "text/plain", body: BUSY })],
  [
    "the connection is gone",
    "This was not sent. What you typed is still here: check your connection, and try again.",
    (route: Route) => route.abort("internetdisconnected"),
  ],
] as const)
  test(`what was typed stays when ${why}, and goes out with the next press`, async ({ page }) => {
    await page.goto("/contact-us");
    await hydrate(page);
    const form = await alive(page.getByTestId("contact-form"));
    const sent = { "Your name": "Elena", "Work email": `elena-${randomUUID()}@atlas.example`, Message: "Our bookings fell in spring." };
    for (const [label, text] of Object.entries(sent)) await form.getByLabel(label).fill(text);
    await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? refuse(route) : route.continue()));
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByTestId("toasts")).toContainText(sentence);
    for (const [label, text] of Object.entries(sent)) await expect(form.getByLabel(label)).toHaveValue(text);
    await page.unrouteAll();
    const again = page.waitForRequest((request) => request.method() === "POST" && request.url().includes(".data"));
    await form.getByRole("button", { name: "Send the message" }).click();
    expect(new URLSearchParams((await again).postData() ?? "").get("message")).toBe(sent.Message);
    await expect(page.getByTestId("sent")).toContainText("Thank you.");
  });

test("a page with a visitor's words in it is made for that visitor alone", async ({ request }) => {
  const own = await request.get("/contact-us?website=mine.example&email=me%40mine.example");
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(await own.text()).toContain("mine.example");
  expect(await (await request.get("/contact-us")).text()).not.toContain("mine.example");
});

/** Parts of the block that reach over its edge or over the line of steps at its foot. */
async function fits(page: Page): Promise<string[]> {
  return page.getByTestId("booking").evaluate((block) => {
    const frame = block.getBoundingClientRect();
    const foot = block.querySelector(".scheduler-steps")?.getBoundingClientRect() ?? frame;
    const over = [...block.querySelectorAll(".booking-ways :is(p, a, b, small)")].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.bottom > foot.top || box.right > frame.right || box.left < frame.left;
    });
    return [...over.map((part) => part.textContent ?? ""), ...(foot.bottom > frame.bottom + 1 ? ["steps"] : [])];
  });
}
