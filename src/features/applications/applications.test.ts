import { afterEach, describe, expect, it } from "vitest";
import { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import { createApplications } from "./applications.ts";
import { resumeTypeOf } from "./resume-type.ts";

const sender = { key: "203.0.113.7" };
const pdf = new File(["%PDF-1.7\nresume"], "reyes résumé.pdf");
const filled = { vacancy: "analyst", name: "Jordan", email: "jordan@reyes.example", note: "Cut it to 1.9 s.", consent: "on", resume: pdf };
const employer = {
  brandName: "Agency",
  origin: "https://agency.example",
  mail: "careers@agency.example",
  promise: "We answer within five working days.",
};

describeOnEachDatabase("applications", ({ open }) => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function openApplications() {
    const fixture: MailFixture = await openMailFixture(open);
    ends.push(fixture.close);
    const files = createPrivateFiles({ db: fixture.db, folder: "resumes" });
    const vacancyTitle = async (slug: string) => (slug === "analyst" ? "Technical SEO Analyst" : undefined);
    const applications = createApplications({ ...fixture, files, employer: async () => employer, vacancyTitle });
    return { fixture, files, applications };
  }

  const keptFiles = ({ db }: MailFixture) => db.selectFrom("private_file").select("id").execute();

  it("keep row, resume and mails, and tell the applicant where they stand", async () => {
    const { fixture, files, applications } = await openApplications();
    expect(await applications.apply(filled, sender)).toEqual({
      success: true,
      message: "Sent. We answer within five working days. The email on its way to you has a link that shows where it stands.",
    });
    const [row] = await fixture.db.selectFrom("application").selectAll().execute();
    expect(row).toMatchObject({
      name: "Jordan",
      state: "received",
      file_name: "reyes résumé.pdf",
      file_type: "application/pdf",
      file_bytes: 15,
    });
    expect((await files.read(row?.id ?? "")).toString()).toBe("%PDF-1.7\nresume");
    const mails = await fixture.arrived();
    expect(mails.map(({ to, mail }) => [to[0], mail.subject, mail.attachments.length]).toSorted()).toEqual([
      ["careers@agency.example", "Application: Technical SEO Analyst, Jordan", 0],
      ["jordan@reyes.example", "Your application: Technical SEO Analyst", 0],
    ]);
    const token = /\/application\/([\w-]+)\//.exec(mails.find(({ to }) => to[0]?.startsWith("jordan"))?.mail.text ?? "")?.[1] ?? "";
    expect(await applications.status(token)).toEqual({
      title: "Technical SEO Analyst",
      state: "received",
      sentAt: "2026-11-15T12:00:00.000Z",
      changedAt: "2026-11-15T12:00:00.000Z",
    });
    expect(await applications.status("another")).toBeUndefined();
  });

  it.each([
    [{ name: "" }, { name: "Add your name." }],
    [{ email: "jordan" }, { email: "Write one address, such as name@example.com." }],
    [{ consent: undefined }, { consent: "Tick that we may keep your application; without it we may not read it." }],
    [{ resume: undefined }, { resume: "Add your résumé." }],
    [{ resume: "text" }, { resume: "Add your résumé." }],
    [{ resume: new File(["MZ"], "cv.exe") }, { resume: "Send the résumé as PDF, DOC or DOCX." }],
    [{ vacancy: "gone" }, { vacancy: "That job has been filled. See the open ones on the careers page." }],
  ])("say what to change in %j, and keep nothing", async (change, fields) => {
    const { fixture, applications } = await openApplications();
    expect(await applications.apply({ ...filled, ...change }, sender)).toMatchObject({ success: false, fields });
    expect(await fixture.db.selectFrom("application").selectAll().execute()).toEqual([]);
    expect(await keptFiles(fixture)).toEqual([]);
  });

  it("leave no resume behind when the row could not be written", async () => {
    const { fixture, files } = await openApplications();
    const broken = createApplications({
      ...fixture,
      files,
      vacancyTitle: async () => "Analyst",
      employer: () => Promise.reject(new Error("content is down")),
    });
    await expect(broken.apply(filled, sender)).rejects.toThrow("content is down");
    expect(await keptFiles(fixture)).toEqual([]);
  });

  it("are gone after 180 days, resume and all", async () => {
    const { fixture, applications } = await openApplications();
    await applications.apply(filled, sender);
    fixture.clock.ms += 180 * 86_400_000;
    expect(await applications.removeOld()).toBe(0);
    fixture.clock.ms += 1;
    expect(await applications.removeOld()).toBe(1);
    expect([await keptFiles(fixture), await fixture.db.selectFrom("application").selectAll().execute()]).toEqual([[], []]);
  });
});

describe("a resume", () => {
  const zip = (...names: string[]) => Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.from(names.join("\0"))]);
  it.each([
    ["cv.pdf", Buffer.from("%PDF-1.4"), { extension: "pdf" }],
    ["CV.PDF", Buffer.concat([Buffer.alloc(1000), Buffer.from("%PDF-1.4")]), { extension: "pdf" }],
    ["cv.doc", Buffer.from("d0cf11e0a1b11ae100", "hex"), { extension: "doc" }],
    ["cv.docx", zip("[Content_Types].xml", "word/document.xml"), { extension: "docx" }],
    ["cv.docx", zip("x".repeat(1_000_000), "[Content_Types].xml", "word/document.xml"), { extension: "docx" }],
    [
      "cv.pdf",
      Buffer.from("<script>alert(1)</script>"),
      { fault: "That file is called PDF, but it is not one. Save it as PDF and choose that." },
    ],
    [
      "cv.docx",
      zip("[Content_Types].xml", "xl/workbook.xml"),
      { fault: "That file is called DOCX, but it is not one. Save it as PDF and choose that." },
    ],
    ["cv.docx", Buffer.from("%PDF-1.4"), { fault: "That file is called DOCX, but it is not one. Save it as PDF and choose that." }],
    ["cv.constructor", Buffer.from("%PDF-1.4"), { fault: "Send the résumé as PDF, DOC or DOCX." }],
    ["cv.pdf.exe", Buffer.from("%PDF-1.4"), { fault: "Send the résumé as PDF, DOC or DOCX." }],
    ["cv", Buffer.from("%PDF-1.4"), { fault: "Send the résumé as PDF, DOC or DOCX." }],
    ["cv.pdf", Buffer.alloc(0), { fault: "That file is empty. Choose another." }],
    ["cv.pdf", Buffer.alloc(5_000_001, "%PDF-"), { fault: "That file is larger than 5 MB. Send a smaller one." }],
  ])("%s is known by its name and its bytes", async (name, body, type) => expect(await resumeTypeOf(new File([body], name))).toEqual(type));
});
