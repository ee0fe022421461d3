import { expect, type Page } from "@playwright/test";
import { careersHeadline } from "../../src/app/routes/career/careers-words.ts";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const vacancies = documentsOf("vacancy");
const JOB = "/career/technical-seo-analyst";

test.describe("the departures board", () => {
  test("lists every vacancy, in both naming forms, with its salary in rupees", async ({ page }) => {
    await page.goto("/career/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(careersHeadline(vacancies.length));
    const rows = await seats(page).evaluateAll((all) =>
      all.map((row) => [
        row.querySelector("h3")?.textContent,
        row.querySelector(".board-team")?.textContent?.replace("Team: ", ""),
        row.querySelector(".board-salary")?.textContent?.replace("Salary a year: ", ""),
      ]),
    );
    expect(rows).toHaveLength(vacancies.length);
    const known = [
      ["Technical SEO Analyst", "Technical SEO", "₹6,00,000 – ₹9,00,000"],
      ["Content Strategist", "Content", "₹7,20,000 – ₹10,80,000"],
      ["Brand and Web Designer", "Creative", "₹8,00,000 – ₹13,00,000"],
      ["PPC Executive", "Paid Search", "₹4,20,000 – ₹6,60,000"],
      ["Digital PR Associate", "Digital PR", "₹3,60,000 – ₹5,40,000"],
      ["Measurement Intern", "Measurement", "₹3,00,000 – ₹3,60,000"],
    ];
    expect(rows.filter(([name]) => known.some(([each]) => each === name))).toEqual(known);
    await expect(seats(page).filter({ hasText: "Technical SEO Analyst" })).toContainText("Full-timeCloses Jan 15, 2027");
    await expect(seats(page).filter({ hasText: "Measurement Intern" })).toContainText("InternshipSix months");
    await expect(page.locator("body")).toHaveClass("career-page");
  });

  test("leads from Apply, and from anywhere on a row, to the vacancy's own address", async ({ page }) => {
    await page.goto("/career/");
    await hydrate(page);
    const apply = seats(page).first().getByRole("link", { name: "Apply for Technical SEO Analyst" });
    await expect(apply).toHaveAttribute("href", JOB);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await seats(page)
      .first()
      .click({ position: { x: 500, y: 36 } });
    await expect(page).toHaveURL(new RegExp(`${JOB}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical SEO Analyst");
    expect(await page.evaluate(() => "marked" in window)).toBe(true);
  });

  test("is filtered by place of work, without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/career/");
    const shown = () => seats(page).filter({ visible: true }).getByRole("heading").allTextContents();
    expect(await shown()).toHaveLength(vacancies.length);
    for (const [place, name] of [
      ["On-site", "Brand and Web Designer"],
      ["Remote", "Digital PR Associate"],
    ] as const) {
      const count = vacancies.filter(({ workplaceType }) => workplaceType === place).length;
      await page.getByRole("radio", { name: `${place} ${count}` }).check();
      expect(await shown()).toHaveLength(count);
      expect(await shown()).toContain(name);
    }
    await page.getByRole("radio", { name: `All ${vacancies.length}` }).check();
    expect(await shown()).toHaveLength(vacancies.length);
    await context.close();
  });

  test("sets the rupee sign in our own faces after the first text, and only here", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url().replace(/.*\/|-[\w-]{8}\.woff2$/g, "")));
    const rupees = () => fonts.filter((name) => name.includes("rupee")).sort();
    await page.goto("/privacy-policy/");
    await hydrate(page);
    await page.goto(JOB);
    await page.evaluate(() => document.fonts.ready);
    expect(rupees()).toEqual([]);
    await hydrate(page);
    await expect.poll(rupees).toEqual(["atkinson-next-rupee", "big-shoulders-rupee"]);
  });
});

test.describe("the team stories", () => {
  fresh("stand one, two from 768 px and three from 1024 px side by side, and step by the buttons only", async ({ page }) => {
    await page.clock.install();
    await page.goto("/career/");
    await hydrate(page);
    await expect(stories(page)).toHaveAttribute("data-state", "paused");
    for (const [width, slides] of [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => storiesInView(page), `at ${width} px`).toBe(slides);
    }
    await page.clock.runFor(20_000);
    await expect(stories(page)).toHaveAttribute("data-index", "0");
    await stories(page).getByRole("button", { name: "Next" }).click();
    await expect(stories(page)).toHaveAttribute("data-index", "1");
    await stories(page).getByRole("button", { name: "Previous" }).click();
    await stories(page).getByRole("button", { name: "Previous" }).click();
    await expect(stories(page)).toHaveAttribute("data-index", String(documentsOf("employeeTestimonial").length - 3));
  });

  test("show fifteen words and an ellipsis, and portraits addressed by their asset references; four reasons and the team follow", async ({
    page,
    request,
  }) => {
    const { data } = (await (await request.get("/api/get-emp-testimonial")).json()) as {
      data: { feedback: string; employeeAvatar: { asset: { _ref: string } } }[];
    };
    await page.goto("/career/");
    const quotes = await stories(page).locator("blockquote").allTextContents();
    expect(quotes).toHaveLength(documentsOf("employeeTestimonial").length);
    expect(quotes[0]).toBe("My first audit went to the client with my name on it, in week five…");
    for (const [place, quote] of quotes.entries()) {
      const words = quote.split(/\s+/);
      expect(words).toHaveLength(15);
      expect(quote.endsWith("…")).toBe(true);
      expect(words.slice(0, 14)).toEqual(data[place]?.feedback.split(/\s+/).slice(0, 14));
    }
    const sources = await stories(page)
      .locator("img")
      .evaluateAll((all) => all.map((image) => image.getAttribute("src")?.split("?")[0]));
    expect(sources).toEqual(
      data.map(({ employeeAvatar }) => employeeAvatar.asset._ref.replace(/^image-(.+)-(\w+)$/, "/images/embedded/production/$1.$2")),
    );
    await expect(page.getByTestId("why-work").getByRole("listitem")).toHaveCount(4);
    const team = page.getByTestId("team");
    await expect(team.getByRole("listitem")).toHaveCount(documentsOf("teamMember").length);
    await expect(team.getByRole("heading", { level: 3 })).toHaveText(["Chicago 17 people", "Jaipur 20 people", "Toronto 9 people"]);
  });
});

test.describe("what crawlers read", () => {
  test("the sitemap of jobs names the open ones", async ({ request }) => {
    const [index, jobs, pages] = await Promise.all(
      ["/sitemap.xml", "/sitemap-jobs.xml", "/sitemap-pages.xml"].map(async (path) => (await request.get(path)).text()),
    );
    expect(index).toContain("/sitemap-jobs.xml");
    expect(pages).toContain("/career/</loc>");
    expect(
      [...(jobs ?? "").matchAll(/<loc>[^<]+(\/career\/[a-z-]+)<\/loc><lastmod>([^<]+)/g)].map(([, path, date]) => [path, date]),
    ).toEqual(
      [
        "technical-seo-analyst",
        "content-strategist",
        "brand-and-web-designer",
        "ppc-executive",
        "digital-pr-associate",
        "measurement-intern",
      ].map((slug) => [`/career/${slug}`, "2026-11-02"]),
    );
  });

  test("the list is a collection; a job is a posting with everything search engines ask for", async ({ request }) => {
    const list = graphOf(await (await request.get("/career/")).text());
    expect(list.types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList"]);
    const { types, missing, nodes } = graphOf(await (await request.get(JOB)).text());
    expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "JobPosting"]);
    expect(missing).toEqual([]);
    expect(nodes[4]).toMatchObject({
      title: "Technical SEO Analyst",
      description: expect.stringMatching(
        /^<p>You find what stops a crawler and prove it\. .+<li>Answer \(Within five working days\): .+<\/ul>$/,
      ),
      datePosted: "2026-11-02",
      validThrough: "2027-01-15T23:59:59Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { name: "Halsted" },
      jobLocation: {
        address: { streetAddress: "Plot 00, Demo Marg", addressLocality: "Jaipur", postalCode: "302000", addressCountry: "IN" },
      },
      baseSalary: { currency: "INR", value: { minValue: 600_000, maxValue: 900_000, unitText: "YEAR" } },
    });
    expect(nodes[4]).toMatchObject({ directApply: true });
  });

  test("remote work has a country instead of a place, and an internship its own type", async ({ request }) => {
    const remote = graphOf(await (await request.get("/career/digital-pr-associate")).text()).nodes[4];
    expect(remote).toMatchObject({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "India" } });
    expect(remote).not.toHaveProperty("jobLocation");
    expect(graphOf(await (await request.get("/career/measurement-intern")).text()).nodes[4]).toMatchObject({ employmentType: "INTERN" });
  });
});

test.describe("a job", () => {
  test("shows place, type and salary, the work, what it takes and how hiring goes", async ({ page }) => {
    await page.goto(JOB);
    await expect(page.locator(".job-bar dd")).toHaveText(["Jaipur, on-site", "Full-time", "₹6,00,000 – ₹9,00,000"]);
    await expect(page.locator(".job-work b")).toHaveText(["Crawl and log review", "Tickets", "Migration maps", "Tool testing"]);
    await expect(page.getByTestId("steps").getByRole("listitem")).toHaveCount(4);
    await expect(page.getByTestId("steps")).toContainText("Two hours, ₹2,500");
    await expect(page.getByText("Posted Nov 02, 2026. Open until Jan 15, 2027.")).toBeVisible();
    await expect(seats(page)).toHaveCount(5);
    await expect(page.getByRole("banner").locator("[aria-current=true]").first()).toContainText("About");
  });

  fresh("is shared by the system where it can be", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) });
    });
    await page.goto(JOB);
    await hydrate(page);
    await page.getByRole("link", { name: "Share" }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual({
      title: "Technical SEO Analyst",
      url: new URL(JOB, page.url()).href,
    });
    await expect(page.getByTestId("toasts")).toBeEmpty();
  });

  fresh("is shared by copying its link elsewhere, and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(JOB);
    await hydrate(page);
    await page.getByRole("link", { name: "Share" }).click();
    await expect(page.getByTestId("toasts")).toHaveText("Link copied");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(JOB, page.url()).href);
  });

  test("is shared by mail without JavaScript", async ({ request }) => {
    expect(await (await request.get(JOB)).text()).toMatch(
      /href="mailto:\?subject=Technical%20SEO%20Analyst&amp;body=http[^"]+technical-seo-analyst"/,
    );
  });
});

test.describe("the application dialog", () => {
  test("takes an application, names faults, and says what comes next", async ({ page }) => {
    const faults = watchPage(page);
    await page.goto(JOB);
    await hydrate(page);
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Apply: Technical SEO Analyst" });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(dialog).toContainText("Send it on Nov 15, 2026 and you hear from us by Nov 20, 2026.");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violationsOf(page, "everything", { part: "#apply" })).toEqual([]);
    }
    await dialog.getByLabel("Name").fill("Jordan Reyes");
    await dialog.getByLabel("Email").fill("jordan@reyes.example");
    await dialog.getByLabel("Keep my application for 180 days.").check();
    await dialog.getByLabel("Résumé").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("no pdf") });
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("That file is called PDF, but it is not one. Save it as PDF and choose that.");
    await expect(dialog.getByLabel("Name")).toHaveValue("Jordan Reyes");
    await dialog.getByLabel("Résumé").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(dialog.getByRole("status")).toHaveText(
      "Sent. We answer every application within five working days. The email on its way to you has a link that shows where it stands.",
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Apply Now" }).first()).toBeFocused();
    expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
  });

  test("takes an application without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(JOB);
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    const dialog = page.locator("#apply");
    await dialog.getByLabel("Name").fill("Jordan Reyes");
    await dialog.getByLabel("Email").fill("jordan@reyes.example");
    await dialog.getByLabel("Résumé").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
    await dialog.getByLabel("Keep my application for 180 days.").check();
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(page.locator(".job-answer")).toContainText("Sent. We answer every application within five working days.");
    await context.close();
  });

  test("opens and closes without JavaScript, by both buttons", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(JOB);
    const dialog = page.locator("#apply");
    for (const button of await page.getByRole("button", { name: "Apply Now" }).all()) {
      await expect(dialog).toBeHidden();
      await button.click();
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveCSS("opacity", "1");
      await expect(dialog.getByRole("button", { name: "Send application" })).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    }
    await context.close();
  });

  test("fits every window", async ({ page }) => {
    await page.goto("/career/brand-and-web-designer");
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const inside = await page.locator("#apply").evaluate((dialog) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && dialog.scrollWidth <= dialog.clientWidth;
      });
      expect(inside, `at ${width} px`).toBe(true);
    }
  });
});

const seats = (page: Page) => page.getByTestId("seat");
const stories = (page: Page) => page.getByTestId("stories");

async function storiesInView(page: Page): Promise<number> {
  return stories(page).evaluate((carousel) => {
    const view = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll(".carousel-slide")].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });
}
