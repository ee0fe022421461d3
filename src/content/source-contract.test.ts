import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentSource, DocumentFault } from "#core/content/content-source.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startContentService } from "../../tests/support/content-service.ts";
import { documentsOf } from "../../tests/support/dataset.ts";
import { readHostedDataset } from "../../tests/support/hosted-dataset.ts";
import { listAuthors } from "./author/author.content-type.ts";
import { readEverything } from "./every-reader.ts";
import { readPage } from "./page/page.content-type.ts";
import { listPosts, readPost } from "./post/post.content-type.ts";
import { readSettings } from "./site-settings/site-settings.content-type.ts";
import { createContent } from "./source/create-content.server.ts";
import { createDocumentStore } from "./source/database-document-store.server.ts";
import { listTestimonials } from "./testimonial/testimonial.content-type.ts";
import { readOpenVacancy } from "./vacancy/vacancy.content-type.ts";

const EXPORT = fileURLToPath(new URL("../../content", import.meta.url));
const NOW = new Date("2026-11-15T12:00:00Z");
const log = createLogger({ level: "silent" });

interface Subject {
  source: ContentSource;
  faults: DocumentFault[];
  put(document: RawDocument): Promise<void>;
  close(): Promise<void>;
}

/** Both sources hold the repository's own dataset, and readers cannot tell which one they ask. */
const subjects: Record<string, () => Promise<Subject>> = { embedded: openEmbedded, hosted: openHosted };
const everything = new Map<string, unknown>();
const published = () => documentsOf("post").filter(({ publishDate }) => new Date(String(publishDate)) <= NOW);

describe.each(Object.entries(subjects))("the %s source", (name, open) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(() => subject.close());

  it("answers every reader, and maps every document of the dataset", async () => {
    const answers = await readEverything(subject.source, NOW);
    everything.set(name, answers);
    expect(subject.faults).toStrictEqual([]);
    expect(answers.posts).toHaveLength(published().length);
    expect(answers.posts[0]?.slug.current).toBe("faq-markup-after-may-2026");
    expect(answers.authors.map(({ authorUsername }) => authorUsername)).toContain("tobias.hallgren");
    for (const [topic, found] of [
      ["home", answers.homeFaq],
      ["creative", answers.creativeFaq],
    ] as const)
      expect(found).toHaveLength(documentsOf("faq").filter((faq) => faq["topic"] === topic).length);
    expect(answers.creativePage?.services).toHaveLength(5);
    expect(answers.works).toHaveLength(documentsOf("work").length);
    expect(answers.works.filter(({ external }) => external).map(({ name }) => name)).toStrictEqual(["Rivet & Sorrel"]);
    expect(answers.testimonials).toHaveLength(documentsOf("testimonial").length);
    expect(
      answers.vacancies.map(({ title, team, minSalary, maxSalary }) => `${title}, ${team}: ${minSalary} to ${maxSalary}`),
    ).toStrictEqual([
      "Technical SEO Analyst, Technical SEO: 600000 to 900000",
      "Content Strategist, Content: 720000 to 1080000",
      "Brand and Web Designer, Creative: 800000 to 1300000",
      "PPC Executive, Paid Search: 420000 to 660000",
      "Digital PR Associate, Digital PR: 360000 to 540000",
      "Measurement Intern, Measurement: 300000 to 360000",
    ]);
    expect([answers.employeeTestimonials.length, answers.team.length, answers.whyWorkCards.length]).toStrictEqual([8, 12, 4]);
    expect(answers.founders).toHaveLength(2);
    expect(answers.milestones).toHaveLength(18);
    expect(answers.pricingPlans.map(({ slug }) => slug)).toStrictEqual([
      "local",
      "growth",
      "network",
      "consultation",
      "paid-search",
      "account-audit",
      "design-hour",
      "identity-or-site",
      "identity-and-site",
    ]);
    for (const whole of [
      answers.wholePosts,
      answers.wholeAuthors,
      answers.wholeCategories,
      answers.wholeServices,
      answers.wholePages,
      answers.wholeCaseStudies,
      answers.wholeVacancies,
      answers.wholeFounders,
    ]) {
      expect(whole).not.toContain(undefined);
    }
  });

  it("gives the same answers as the other source", () => {
    const [first = {}] = everything.values();
    expect(everything.get(name)).toStrictEqual(first);
  });

  it("fills in what a text asks for by name: the brand, how many people, where to write", async () => {
    const { aboutBlurb, people } = await readSettings(subject.source);
    expect(aboutBlurb.text).toMatch(/^Halsted started in 2014/);
    expect(aboutBlurb.text).toContain(`Today ${people} of us in Chicago, Toronto and Jaipur do search, ads and design for 300+ clients`);
    const policy = JSON.stringify(await readPage(subject.source, "privacy-policy"));
    expect(policy).toContain("Halsted, 0 N. Halsted Street, Suite 000, Chicago, IL 60600, United States. Write to privacy@halsted.example");
    const ad = await readOpenVacancy(subject.source, "content-strategist", NOW);
    expect(ad?.placeAndHours).toContain(`where 20 of our ${people} people work`);
    expect(JSON.stringify(everything.get(name))).not.toMatch(/\{(?:brand|people|clients|headOffice|mail)\b/);
  });

  it("keeps a post back until its time has come", async () => {
    const slugs = async (at: string) => (await listPosts(subject.source, new Date(at))).map((post) => post.slug.current);
    expect((await slugs("2026-11-12T13:59:59Z"))[0]).toBe("call-ads-end-february-2027");
    expect((await slugs("2026-11-12T14:00:00Z"))[0]).toBe("faq-markup-after-may-2026");
    expect(await readPost(subject.source, "faq-markup-after-may-2026", new Date("2026-11-12T13:59:59Z"))).toBeUndefined();
  });

  it("answers undefined for something that is not there", async () => {
    expect(await readPost(subject.source, "no-such-post", NOW)).toBeUndefined();
    expect(await readPost(subject.source, '"] | [0', NOW)).toBeUndefined();
  });

  it("leaves a document that does not map out of lists, reports it, and keeps the others", async () => {
    const before = await listAuthors(subject.source);
    await subject.put({ _id: "author-broken", _type: "author", name: "No slug of the right kind", slug: { current: "NOT A SLUG" } });
    expect(await listAuthors(subject.source)).toStrictEqual(before);
    expect(subject.faults.at(-1)).toMatchObject({ id: "author-broken", reason: expect.stringContaining("slug") });
  });

  it("never shows a draft", async () => {
    const [post] = await listPosts(subject.source, NOW);
    await subject.put({
      _id: `drafts.${post?._id}`,
      _type: "post",
      title: "Not yet",
      slug: { current: "not-yet" },
      publishDate: "2026-01-01T00:00:00Z",
    });
    expect(await listPosts(subject.source, NOW)).toHaveLength(published().length);
    expect(await readPost(subject.source, "not-yet", NOW)).toBeUndefined();
  });

  it("cleans HTML before anybody sees it", async () => {
    await subject.put({
      _id: "testimonial-hostile",
      _type: "testimonial",
      order: 0,
      name: "A",
      designation: "B",
      company: "C",
      content: '<p onclick="x()">Good <b>work</b><script>alert(1)</script> <a href="javascript:x">here</a></p><img src=x onerror=x>',
    });
    const [hostile] = await listTestimonials(subject.source);
    expect(hostile).toMatchObject({
      content: '<p>Good <b>work</b> <a rel="nofollow ugc noopener">here</a></p>',
      plainContent: "Good work here",
    });
  });

  it("shows what was written a moment ago", async () => {
    await subject.put({ _id: "faq-new", _type: "faq", topic: "home", order: 99, question: "New?", answer: "Yes." });
    expect(await subject.source.fetch('*[_type == "faq" && question == "New?"][0].answer')).toBe("Yes.");
  });

  it("hands out nothing that a reader could spoil for the next one", async () => {
    const ask = () => subject.source.fetch('*[_type == "category"] | order(_id asc)') as Promise<{ title: string }[]>;
    const first = await ask();
    try {
      (first[0] as { title: string }).title = "spoiled";
    } catch {
      // Frozen, which is as good.
    }
    expect((await ask())[0]?.title).toBe("Local and commerce");
  });
});

async function openEmbedded(): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), "content-"));
  const { db, close } = await openDatabase({ dataDir, log });
  // Time moves on with every look, so that a write is seen at once.
  let seconds = 0;
  const now = () => new Date(NOW.getTime() + seconds++ * 60_000);
  const faults: DocumentFault[] = [];
  const { fetch } = await createContent({
    env: { dataDir, sanity: undefined },
    db,
    assets: createAssetStore({ dataDir, db }),
    log,
    now,
    exportFolder: EXPORT,
  });
  const store = createDocumentStore(db);
  return {
    source: { fetch, reject: (fault) => void faults.push(fault) },
    faults,
    put: (document) => store.put([document], now()),
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function openHosted(): Promise<Subject> {
  const dataDir = mkdtempSync(join(tmpdir(), "content-"));
  const { db, close } = await openDatabase({ dataDir, log });
  const service = await startContentService(await readHostedDataset());
  let seconds = 0;
  const now = () => new Date(NOW.getTime() + seconds++ * 60_000);
  const faults: DocumentFault[] = [];
  const sanity = {
    projectId: "test",
    dataset: "production",
    token: undefined,
    writeToken: undefined,
    studioUrl: undefined,
    apiHost: service.origin,
  };
  const { fetch } = await createContent({ env: { dataDir, sanity }, db, assets: createAssetStore({ dataDir, db }), log, now });
  return {
    source: { fetch, reject: (fault) => void faults.push(fault) },
    faults,
    put: async (document) => service.put(document),
    async close() {
      await service.close();
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
