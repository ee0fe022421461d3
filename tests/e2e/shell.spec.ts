import { expect, test as fresh, type Page } from "@playwright/test";
import { toolCategories } from "../../src/core/tool/tool-category.ts";
import { test } from "../support/kept-page.ts";
import { alive, hydrate, watchPage } from "../support/watch-page.ts";

const menus = ["SEO", "PPC", "Tools", "About"];
const banner = (page: Page) => page.getByRole("banner");
const opener = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const panel = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);

test.describe("the menus", () => {
  test("open and close by their buttons, one at a time; Escape gives the focus back", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    expect(
      await banner(page)
        .locator(".menu-head > span")
        .evaluateAll((all) => all.map((name) => name.firstChild?.textContent)),
    ).toEqual(["SEO", "PPC", "Tools", "Creative", "Blog", "About"]);
    await expect(banner(page).getByRole("link", { name: "Contact Us" }).filter({ visible: true })).toHaveAttribute("href", "/contact-us");
    for (const name of menus) {
      await expect(opener(page, name)).toHaveAttribute("aria-expanded", "false");
      await opener(page, name).focus();
      await page.keyboard.press("Enter");
      await expect(opener(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page, name)).toBeVisible();
    }
    for (const name of menus.slice(0, -1)) await expect(panel(page, name)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(panel(page, "About")).toBeHidden();
    await expect(opener(page, "About")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(opener(page, "About")).toHaveAttribute("aria-expanded", "false");
    await expect(banner(page).getByRole("link", { name: "Creative" })).toHaveAttribute("href", "/creative/");
    await expect(banner(page).getByRole("link", { name: "Blog", exact: true })).toHaveAttribute("href", "/blog/");
  });

  test("close when somebody goes on, and when the pointer is pressed elsewhere", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await opener(page, "SEO").press("Enter");
    await page.mouse.click(640, 780);
    await expect(panel(page, "SEO")).toBeHidden();
    await opener(page, "About").press("Enter");
    await panel(page, "About").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL(/\/career\/$/);
    await expect(panel(page, "About")).toBeHidden();
  });

  test("hold every link, with a line of explanation once React is there", async ({ page, request }) => {
    const services = new Set(
      [...(await (await request.get("/sitemap-services.xml")).text()).matchAll(/(\/services\/[^<]+)</g)].map(([, path]) => path),
    );
    await page.goto("/");
    await hydrate(page);
    for (const name of ["SEO", "PPC"]) {
      const links = panel(page, name).locator(".cat li a");
      await expect(links.locator("span").first()).toBeAttached();
      for (const link of await links.all()) {
        services.delete((await link.getAttribute("href")) ?? "");
        expect((await link.locator("span").textContent())?.length).toBeGreaterThan(5);
      }
    }
    expect([...services]).toEqual([]);
  });

  test("list the tools in the hub's order, each category leading to its part of the hub", async ({ page }) => {
    await page.goto("/tools/");
    await hydrate(page);
    const onHub = await page.locator(".hub-category").evaluateAll((parts) => parts.map(({ id }) => id));
    expect(onHub).toEqual(toolCategories.map(({ id }) => id).filter((id) => onHub.includes(id)));
    const inMenu = panel(page, "Tools").locator(".cat-name a");
    expect(await inMenu.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(onHub.map((id) => `/tools/#${id}`));
    const hubLinks = await page.locator(".hub-row a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const menuLinks = panel(page, "Tools").locator(".cat li a");
    await expect(menuLinks).toHaveCount(hubLinks.length);
    expect(await menuLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(hubLinks);
  });

  test("mark the line that a page is on", async ({ page }) => {
    for (const [path, name] of [
      ["/services/technical-seo/", "SEO"],
      ["/services/ppc-for-dentists/", "PPC"],
      ["/tools/md5-generator/", "Tools"],
      ["/creative/", "Creative"],
      ["/blog/page/2", "Blog"],
      ["/author/", "Blog"],
      ["/author/tobias-hallgren/", "Blog"],
      ["/career/technical-seo-analyst", "About"],
      ["/founder/maren-kowalczyk/", "About"],
    ] as const) {
      await page.goto(path);
      const current = banner(page).locator(".menu-head[aria-current]");
      await expect(current, path).toHaveCount(1);
      await expect(current, path).toHaveText(new RegExp(`^${name}`));
    }
  });

  test("open without JavaScript, each station leading to its part of the line's own page", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto("/");
    await opener(page, "SEO").click();
    await panel(page, "SEO").getByRole("link", { name: "Foundations", exact: true }).click();
    await expect(page).toHaveURL(/\/services\/#foundations$/);
    await expect(page.locator("#foundations").getByRole("link", { name: "Technical SEO", exact: true })).toBeInViewport();
    await opener(page, "Tools").click();
    await panel(page, "Tools").getByRole("link", { name: "On-page", exact: true }).click();
    await expect(page).toHaveURL(/\/tools\/#on-page$/);
    await context.close();
  });
});

test.describe("the sheet of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens by the hamburger, unfolds one group at a time, holds it in place and closes with a way taken", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    const sheet = page.locator("#site-menu");
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sheet).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await sheet.getByRole("button", { name: /^SEO/ }).click();
    const groups = panel(page, "SEO").locator(".cat-name button");
    await expect(groups).toHaveCount(5);
    const open = () => groups.evaluateAll((all) => all.flatMap((group, i) => (group.getAttribute("aria-expanded") === "true" ? [i] : [])));
    expect(await open()).toEqual([0]);
    await groups.nth(3).scrollIntoViewIfNeeded();
    await groups.nth(3).click();
    expect(await open()).toEqual([3]);
    // The list that folded above it has not carried it out of sight.
    await expect(groups.nth(3)).toBeInViewport();
    await groups.nth(3).click();
    expect(await open()).toEqual([]);
    await groups.nth(0).click();
    await panel(page, "SEO").getByRole("link", { name: "SEO audit" }).click();
    await expect(page).toHaveURL(/\/services\/seo-audit\/$/);
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sheet.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact-us");
  });
});

/** Decided classes of the body by path, and the logo's tone: every kind of page, in an order in which each links to the next. */
const shells = [
  ["/", "", "white"],
  ["/services/", "saas-seo-page", "white"],
  ["/services/seo/", "saas-seo-page", "white"],
  ["/contact-us", "", "white"],
  ["/tools/", "", "white"],
  ["/tools/md5-generator/", "", "white"],
  ["/creative/", "creative-page", "white"],
  ["/portfolio", "portfolio-page", "white"],
  ["/case-study/hotel-direct-bookings", "", "white"],
  ["/case-study/", "", "white"],
  ["/testimonial/", "testimonial-page", "white"],
  ["/our-journey/", "", "white"],
  ["/founder/maren-kowalczyk/", "", "white"],
  ["/author/maren-kowalczyk/", "post-page", "dark"],
  ["/author/", "post-page", "dark"],
  ["/blog/", "post-page", "dark"],
  ["/blog/page/2", "post-page", "dark"],
  ["/blog/category/technical-seo/", "post-page", "dark"],
  ["/blog/crawl-budget-myth", "post-page", "dark"],
  ["/career/", "career-page", "white"],
  ["/career/technical-seo-analyst", "career-page", "white"],
  ["/privacy-policy/", "", "white"],
  ["/", "", "white"],
] as const;

test("every kind of page has the decided class and logo in the server's HTML", async ({ request }) => {
  const found = await Promise.all(
    shells.map(async ([path]) => {
      const html = await (await request.get(path)).text();
      return [path, /<body(?: class="([^"]*)")?>/.exec(html)?.[1] ?? "", /<header class="top" data-logo="(\w+)"/.exec(html)?.[1]];
    }),
  );
  expect(found).toEqual(shells);
  expect(await (await request.get("/admin/sign-in")).text()).toContain('<body class="admin">');
});

test("what there is not is named, with the page that was probably meant, whoever asked for something else before", async ({ page }) => {
  const faults = watchPage(page);
  for (const [path, name] of [
    ["/technical-se", "Technical SEO"],
    ["/md5-generatr", "MD5 generator"],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await hydrate(page);
    await expect(page.locator(".lost .lead")).toHaveText(`There is no page at ${path}. Did you mean ${name}?`);
  }
  expect(faults).toEqual([]);
});

const HALF = 11;
for (const [half, way] of [shells.slice(0, HALF + 1), shells.slice(HALF)].entries()) {
  test(`class and logo change with every page that is reached by a link, and the logo stands out (${half + 1} of 2)`, async ({ page }) => {
    const faults = watchPage(page);
    await page.goto(way[0]?.[0] ?? "");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    for (const [place, [path, bodyClass, tone]] of way.entries()) {
      if (place > 0) await (await alive(page.locator(`a[href="${path}"]:visible`).first())).click();
      await page.waitForURL((url) => url.pathname === path);
      await expectShell(page, bodyClass, tone);
    }
    expect(await page.evaluate(() => "marked" in window)).toBe(true);
    expect(faults).toEqual([]);
  });
}

test("what leads from the admin to the site and back by the browser's own buttons changes the shell", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/admin/sign-in");
  await hydrate(page);
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
    history.pushState(null, "", "/services/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expectShell(page, "saas-seo-page", "white");
  await page.goBack();
  await expect(page.locator("body")).toHaveClass("admin");
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(faults).toEqual([]);
});

async function expectShell(page: Page, bodyClass: string, tone: string) {
  await expect(banner(page)).toHaveAttribute("data-logo", tone);
  await expect.poll(() => page.evaluate(() => document.body.className), page.url()).toBe(bodyClass);
  const color = await banner(page)
    .locator(".logo")
    .first()
    .evaluate((logo) => getComputedStyle(logo).color);
  if (tone === "white") expect(color, page.url()).toBe("rgb(255, 255, 255)");
  else expect(contrast(color, "rgb(255, 255, 255)"), page.url()).toBeGreaterThan(7);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => logoContrast(page), page.url()).toBeGreaterThan(3);
}

async function logoContrast(page: Page): Promise<number> {
  const [color, ground] = await page.evaluate(() => {
    const logo = document.querySelector("header .logo") as HTMLElement;
    const { x, y, width, height } = logo.getBoundingClientRect();
    const below = document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((background) => !/, 0\)$|transparent/.test(background));
    return [getComputedStyle(logo).color, below];
  });
  // Nothing below it: still on its way to the top.
  return color && ground ? contrast(color, ground) : 0;
}

/** WCAG 2 contrast of two opaque `rgb()` colours. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
      const share = Number(value) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test("the footer has its three lists, three addresses, the disclaimer, this year and a way to an appointment", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [title, count] of [
    ["About", 13],
    ["SEO Services", 7],
    ["PPC Services", 7],
  ] as const)
    await expect(footer.getByRole("navigation", { name: title, exact: true }).getByRole("link")).toHaveCount(count);
  const addresses = await footer.locator("address").evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText.split("\n")));
  expect(addresses).toEqual([
    ["United States", "0 N. Halsted Street, Suite 000", "Chicago, IL 60600", "+1 312-555-0142"],
    ["Canada", "0 Demo Street West, Suite 000", "Toronto, ON M0M 0M0", "+1 416-555-0117"],
    ["India", "Plot 00, Demo Marg", "Jaipur, Rajasthan 302000", "+91 141-000-0000"],
  ]);
  for (const address of await footer.locator("address").all())
    await expect(address.getByRole("link")).toHaveAttribute("href", /^tel:\+(1|91)\d{10}$/);
  await expect(footer.getByRole("navigation", { name: "Social" }).getByRole("link")).toHaveText([
    "LinkedIn",
    "YouTube",
    "Instagram",
    "X",
    "Facebook",
    "GitHub",
  ]);
  await expect(footer.getByRole("list", { name: "Awards" }).getByRole("listitem")).toHaveCount(5);
  await expect(
    footer.getByText("Demo content: the people, clients, results and reviews on this site are invented for demonstration.", {
      exact: true,
    }),
  ).toBeVisible();
  // The site under test lives in November 2026.
  await expect(footer.getByText("© 2026 Halsted.")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Book An Appointment" })).toHaveAttribute("href", "/contact-us");
});

test("the search finds tools, services, posts and case studies by key, and goes where Enter says", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.keyboard.press("Control+k");
  const input = page.getByRole("combobox", { name: /^Search tools/ });
  await expect(input).toBeFocused();
  for (const [query, group, href] of [
    ["md5", "Tools", "/tools/md5-generator/"],
    ["technical seo", "Services", "/services/technical-seo/"],
    ["crawl budget", "Posts", "/blog/crawl-budget-myth"],
    ["living healthy", "Case studies", "/case-study/living-healthy-24/"],
  ] as const) {
    await input.fill(query);
    await expect(page.getByRole("group", { name: group }).getByRole("option").first(), query).toBeVisible();
    if (group !== "Case studies") continue;
    await input.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  }
  await expect(input).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(input).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(input).toHaveCount(0);
});

test("the search key opens at the first press, before the page is awake, and is shown as the visitor's own", async ({ browser }) => {
  for (const [platform, key, shown] of [
    ["Linux x86_64", "Control+k", "Ctrl K"],
    ["MacIntel", "Meta+k", "⌘K"],
  ] as const) {
    const context = await browser.newContext();
    await context.addInitScript((name) => Object.defineProperty(navigator, "platform", { get: () => name }), platform);
    const page = await context.newPage();
    await page.goto("/our-journey/");
    await expect(page.locator(".cmdk kbd")).toHaveText(shown);
    await page.keyboard.press(key);
    await expect(page.getByRole("combobox", { name: /^Search tools/ })).toBeFocused();
    await expect(page.locator(".cmdk kbd")).toHaveText(shown);
    await context.close();
  }
});

test("the chosen colours stay, and come before the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrate(page);
  await alive(page.getByRole("button", { name: "Dark", exact: true }));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await paper()).toBe("rgb(245, 246, 252)");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect.poll(paper).toBe("rgb(10, 13, 29)");
  await page.goto("/blog/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/");
  await hydrate(page);
  await expect(await alive(page.getByRole("button", { name: "Dark", exact: true }))).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "System", exact: true }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

for (const path of ["/", "/services/seo/", "/blog/crawl-budget-myth", "/tools/", "/contact-us", "/career/"]) {
  fresh(`on ${path} type that comes late moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)),
    ).toBeLessThan(0.01);
  });
}
