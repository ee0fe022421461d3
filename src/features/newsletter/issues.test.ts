import { afterEach, expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import type { IssueWords } from "./issue-letter.ts";
import { createIssues } from "./issues.ts";

const span = (text: string, marks: string[] = []) => ({ _type: "span" as const, _key: text, text, marks });
const words: IssueWords = {
  title: "Read a month of logs",
  preview: "Three commands",
  path: "/letters/logs",
  content: [
    {
      _type: "block",
      _key: "a",
      style: "normal",
      markDefs: [{ _type: "link", _key: "l", href: "/blog/logs" }],
      children: [span("Hello <you>, read "), span("the post", ["l", "strong"])],
    },
    { _type: "block", _key: "b", style: "normal", listItem: "bullet", markDefs: [], children: [span("One")] },
    { _type: "table", _key: "t", rows: [{ _key: "r", cells: ["**Status**", "Times"] }] },
    { _type: "callout", _key: "c", tone: "warning", text: "Keep **a copy**.\n\nRead [how](/blog/copies)." },
    { _type: "tool", _key: "o", href: "/tools/robots-txt-checker/", title: "robots.txt checker", text: "Tests each crawler." },
    { _type: "image", _key: "i", asset: { _ref: "image-a-1x1-png" }, alt: "A plan of lines", caption: "Drawn in *May*" },
    { _type: "image", _key: "d", asset: { _ref: "image-b-1x1-png" }, alt: "" },
  ],
  posts: [{ title: "Logs", excerpt: "Short.", path: "/blog/logs", publicFrom: "2026-11-01T09:00:00Z" }],
  gaps: 0,
};
const editor = { email: "ed@agency.example" };

describeOnEachDatabase("an issue of the newsletter", ({ open }) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** `before`: what happens once, after a batch was begun and before anything of it is queued. `during`: with the first mail of one. */
  async function openIssues({ before, during }: { before?: () => Promise<unknown>; during?: () => void } = {}) {
    const fixture: MailFixture = await openMailFixture(open);
    const { db, dialect, visitorMail, outbox, now } = fixture;
    const jobs = createJobs({ db, dialect, log: createLogger({ level: "silent" }), now, pollMs: 20 });
    closing.push(async () => {
      await jobs.stop();
      await fixture.close();
    });
    const logged: string[] = [];
    let published: IssueWords | undefined = words;
    const issues = createIssues({
      db,
      jobs,
      visitorMail: {
        send(letter, options) {
          during?.();
          during = undefined;
          return visitorMail.send(letter, options);
        },
      },
      outbox,
      now,
      batch: 2,
      async agency() {
        const first = before;
        before = undefined;
        await first?.();
        return { brandName: "Agency", origin: "https://agency.example" };
      },
      leaveUrl: (origin, id) => `${origin}/newsletter/leave/${id}`,
      readWords: async () => published,
      checkLinks: async (addresses) => ({ answer: addresses.length, dead: [], unsure: addresses.map((href) => ({ href, words: "" })) }),
      log: { write: async ({ action, detail = "" }) => void logged.push(`${action} ${detail}`.trim()) },
    });
    for (const [id, state] of Object.entries({ a: "subscribed", b: "left", c: "subscribed", d: "pending", e: "subscribed" } as const))
      await db
        .insertInto("subscriber")
        .values({
          id,
          email: `${id}@readers.example`,
          state,
          confirm_hash: null,
          confirm_until: null,
          leave_hash: id,
          created_at: "",
          confirmed_at: null,
          left_at: null,
        })
        .execute();
    return { fixture, jobs, issues, logged, publish: (next: IssueWords | undefined) => (published = next) };
  }

  it("goes once to everybody who confirmed, with a way out in its head and its foot, as it was when it was sent", async () => {
    const { fixture, jobs, issues, logged, publish } = await openIssues();
    expect(await issues.readers()).toBe(3);
    await issues.send("issue-1", new Date(0), editor);
    publish({ ...words, title: "Something else" });
    jobs.start();
    await expect.poll(async () => (await issues.sendings()).get("issue-1"), { timeout: 30_000 }).toMatchObject({ state: "sent", sent: 3 });
    const mails = await fixture.arrived();
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(["a", "c", "e"].map((id) => `${id}@readers.example`));
    const { mail } = mails.find(({ to }) => to[0] === "a@readers.example") ?? {};
    expect(mail?.subject).toBe("Read a month of logs");
    expect(mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe("<https://agency.example/newsletter/leave/a>");
    expect(mail?.text).toContain("Hello <you>, read the post (https://agency.example/blog/logs)");
    expect(mail?.text).toContain("https://agency.example/newsletter/leave/a");
    const html = String(mail?.html);
    expect(html).toContain("Hello &lt;you&gt;");
    expect(html).toContain('<ul style="margin:0 0 16px;padding-left:24px"><li>One</li></ul>');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain(
      '<strong>Careful</strong><br>Keep <strong>a copy</strong>.<br><br>Read <a href="https://agency.example/blog/copies" style="color:#1139d7">how</a>.</p>',
    );
    expect(html).toContain(
      '<a href="https://agency.example/tools/robots-txt-checker/" style="color:#1139d7"><strong>robots.txt checker</strong>',
    );
    expect(html.match(/<em>[^<]*<\/em> <a [^>]*>See it on the web/g)).toEqual([
      '<em>Picture: A plan of lines. Drawn in May</em> <a href="https://agency.example/letters/logs" style="color:#1139d7">See it on the web',
    ]);
    expect(mail?.text).toContain(
      [
        "Careful: Keep a copy.\nRead how (https://agency.example/blog/copies).",
        "robots.txt checker\nTests each crawler.\nhttps://agency.example/tools/robots-txt-checker/",
        "Picture: A plan of lines. Drawn in May (https://agency.example/letters/logs)",
        "Logs\nShort.\nhttps://agency.example/blog/logs",
      ].join("\n\n"),
    );
    expect(logged).toContain("newsletter.sent 3 readers");
    await expect(issues.send("issue-1", new Date(0), editor)).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("goes on where a process was killed, and nobody gets it twice", async () => {
    const { fixture, jobs, issues } = await openIssues();
    await issues.send("issue-1", new Date(0), editor);
    // As it was after the first mail and before the first note of it.
    const { mail } = { mail: await issues.preview("issue-1") };
    await fixture.visitorMail.send({ ...mail, to: "a@readers.example" }, { key: "issue:issue-1:a" });
    jobs.start();
    await expect.poll(async () => (await issues.sendings()).get("issue-1")?.state, { timeout: 30_000 }).toBe("sent");
    expect((await fixture.arrived()).map(({ to }) => to[0]).toSorted()).toEqual(["a", "c", "e"].map((id) => `${id}@readers.example`));
  });

  it("waits for its time, can be stopped until then, and is tried on oneself first", async () => {
    const { fixture, jobs, issues, publish } = await openIssues();
    jobs.start();
    await issues.sendTest("issue-1", editor);
    expect((await fixture.arrived()).map(({ to, mail }) => [to[0], mail.subject])).toEqual([
      ["ed@agency.example", "Test: Read a month of logs"],
    ]);
    await issues.send("issue-1", new Date(fixture.now().getTime() + 3_600_000), editor);
    expect((await issues.sendings()).get("issue-1")?.state).toBe("waiting");
    await issues.stop("issue-1", editor);
    expect(await issues.sendings()).toEqual(new Map());
    expect(await fixture.arrived()).toHaveLength(1);
    publish(undefined);
    await expect(issues.send("issue-1", new Date(0), editor)).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("queues nothing of a batch that was begun when somebody stopped it", async () => {
    let stop = async (): Promise<unknown> => undefined;
    const { fixture, jobs, issues } = await openIssues({ before: () => stop() });
    stop = () => issues.stop("issue-1", editor);
    await issues.send("issue-1", new Date(0), editor);
    jobs.start();
    await expect.poll(() => issues.sendings(), { timeout: 30_000 }).toEqual(new Map());
    await jobs.stop();
    expect(await fixture.db.selectFrom("outbox").select("key").execute()).toEqual([]);
  });

  it("takes back what a batch queues while somebody stops it, and says so", async () => {
    let stopped: Promise<unknown> | undefined;
    let stop = () => {};
    const { fixture, jobs, issues, logged } = await openIssues({ during: () => stop() });
    stop = () => {
      stopped = issues.stop("issue-1", editor);
    };
    await issues.send("issue-1", new Date(0), editor);
    jobs.start();
    await expect.poll(async () => (await issues.sendings()).get("issue-1")?.state, { timeout: 30_000 }).toBe("stopped");
    // The first two of three were queued by then, or all.
    const { withdrawn } = (await stopped) as { withdrawn: number };
    expect(withdrawn).toBeGreaterThanOrEqual(2);
    await jobs.stop();
    expect(await fixture.arrived()).toEqual([]);
    expect((await issues.sendings()).get("issue-1")).toMatchObject({ state: "stopped", sent: 0, left: 0 });
    expect(logged.at(-1)).toBe(`newsletter.stop ${withdrawn} taken back`);
    await expect(issues.stop("issue-1", editor)).rejects.toThrow("There is nothing left to stop.");
  });

  it("can be stopped while its last mails wait in the outbox, and not once all have gone", async () => {
    const { fixture, jobs, issues } = await openIssues();
    await issues.send("issue-1", new Date(0), editor);
    await issues.send("issue-2", new Date(0), editor);
    jobs.start();
    const sendingOf = async (id: string) => (await issues.sendings()).get(id);
    await expect.poll(() => sendingOf("issue-1"), { timeout: 30_000 }).toMatchObject({ state: "sent", sent: 3, left: 3 });
    await expect.poll(() => sendingOf("issue-2"), { timeout: 30_000 }).toMatchObject({ state: "sent", sent: 3, left: 3 });
    await fixture.db.updateTable("outbox").set({ state: "sent" }).where("key", "=", "issue:issue-1:a").execute();
    expect(await issues.stop("issue-1", editor)).toEqual({ withdrawn: 2, onTheirWay: 0 });
    expect(await sendingOf("issue-1")).toMatchObject({ state: "stopped", sent: 1, left: 0 });
    expect((await fixture.arrived()).map(({ to }) => to[0]).toSorted()).toEqual(["a", "c", "e"].map((id) => `${id}@readers.example`));
    await expect(issues.stop("issue-2", editor)).rejects.toThrow("There is nothing left to stop.");
    expect(await sendingOf("issue-2")).toMatchObject({ state: "sent", sent: 3, left: 0 });
  });

  it("asks for every address in it once, its own page and posts that are not public yet aside", async () => {
    const { fixture, issues, publish } = await openIssues();
    const [post] = words.posts;
    if (!post) throw new Error("there is a post");
    const later = new Date(fixture.now().getTime() + 1).toISOString();
    publish({ ...words, posts: [post, { ...post, path: "/blog/tomorrow", publicFrom: later }, { ...post, path: "/blog/today" }] });
    expect((await issues.links("issue-1")).unsure.map(({ href }) => href)).toEqual(
      ["blog/logs", "blog/copies", "tools/robots-txt-checker/", "blog/today"].map((path) => `https://agency.example/${path}`),
    );
    publish(undefined);
    expect(await issues.links("issue-1")).toMatchObject({ answer: 0 });
  });

  it("does not go out before its posts are public, nor with a post that is not published", async () => {
    const { fixture, issues, publish } = await openIssues();
    const later = (hours: number) => new Date(fixture.now().getTime() + hours * 3_600_000);
    const [post] = words.posts;
    if (!post) throw new Error("there is a post");
    publish({ ...words, posts: [post, { ...post, title: "Tomorrow", publicFrom: later(2).toISOString() }] });
    expect(await issues.status("issue-1")).toEqual({
      readers: 3,
      sending: undefined,
      isMail: true,
      late: [{ title: "Tomorrow", publicFrom: later(2).toISOString() }],
      gaps: 0,
    });
    await expect(issues.send("issue-1", later(1), editor)).rejects.toThrow("“Tomorrow” goes public after that.");
    await issues.send("issue-1", later(2), editor);
    expect((await issues.status("issue-1")).sending?.state).toBe("waiting");
    publish({ ...words, gaps: 1 });
    await expect(issues.send("issue-2", later(1), editor)).rejects.toThrow("A post in it is not published.");
  });
});
