import type { Page } from "@playwright/test";

/** The addresses in the studio of all documents of a kind, from every page of its list. */
export async function documentsOf(page: Page, kind: string): Promise<string[]> {
  const list = `/admin/content/${kind}`;
  const found = new Set<string>();
  for (let number = 1, before = -1; before !== found.size; number++) {
    before = found.size;
    const html = await (await page.request.get(`${list}?sort=title&page=${number}`)).text();
    for (const [address] of html.matchAll(new RegExp(`(?<=href=")${list}/[\\w.-]+(?=")`, "g"))) found.add(address);
  }
  return [...found];
}
