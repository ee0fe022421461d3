import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { ApplicationTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, Sender } from "#platform/form-guard/form-guard.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import type { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { applicantLetter, type Employer, recruiterLetter } from "./application-letters.ts";
import { resumeTypeOf, resumeTypes } from "./resume-type.ts";

interface Options {
  db: Kysely<Database>;
  outbox: Outbox;
  guard: FormGuard;
  visitorMail: VisitorMail;
  files: ReturnType<typeof createPrivateFiles>;
  employer: () => Promise<Employer>;
  /** The title of an open vacancy, by its slug. */
  vacancyTitle: (slug: string) => Promise<string | undefined>;
  now: () => Date;
}

/** What an applicant sees of an application. */
export interface ApplicationStatus {
  title: string;
  state: ApplicationTable["state"];
  sentAt: string;
  changedAt: string;
}

export const applicationRequest = z.object({
  vacancy: lineField(200),
  name: lineField(200).min(1, "Add your name."),
  email: mailField("Add your email so we can answer."),
  phone: lineField(40).default(""),
  link: lineField(2048).default(""),
  note: paragraphField(5000).default(""),
  consent: z.literal("on", "Tick that we may keep your application; without it we may not read it."),
});

/** Resumes deleted after so many days, as the privacy policy says. */
export const RESUME_DAYS = 180;

/** Applications for open vacancies: row, mails and resume, all of them or none. */
export function createApplications({ db, outbox, guard, visitorMail, files, employer, vacancyTitle, now }: Options) {
  let last: Promise<unknown> = Promise.resolve();

  return {
    /** One after another: each is some writes of half a megabyte. */
    apply(submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<FormAnswer> {
      const taken = last.then(() => take(submitted, sender));
      last = taken.catch(() => {});
      return taken;
    },

    async status(token: string): Promise<ApplicationStatus | undefined> {
      const found = await db.selectFrom("application").selectAll().where("status_hash", "=", hash(token)).executeTakeFirst();
      return found && { title: found.vacancy_title, state: found.state, sentAt: found.created_at, changedAt: found.updated_at };
    },

    /** Removes applications and their resumes past their days; how many. */
    async removeOld(): Promise<number> {
      const oldest = new Date(now().getTime() - RESUME_DAYS * 86_400_000).toISOString();
      const old = await db.selectFrom("application").select("id").where("created_at", "<", oldest).execute();
      for (const { id } of old) {
        await files.remove(id);
        await db.deleteFrom("application").where("id", "=", id).execute();
      }
      return old.length;
    },
  };

  async function take(submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<FormAnswer> {
    const read = applicationRequest.safeParse(submitted);
    const resume = await readResume(submitted["resume"]);
    if (!read.success || "fault" in resume) {
      const faults = read.success ? [] : read.error.issues;
      return refusalOf([...faults, ...("fault" in resume ? [{ path: ["resume"], message: resume.fault }] : [])]);
    }
    const title = await vacancyTitle(read.data.vacancy);
    if (title === undefined)
      return refusalOf([{ path: ["vacancy"], message: "That job has been filled. See the open ones on the careers page." }]);
    const { isTrap } = await guard.judge(submitted, "apply", sender);
    const { consent: _, ...fields } = read.data;
    const token = randomBytes(24).toString("base64url");
    const at = now().toISOString();
    const application: ApplicationTable = {
      id: randomUUID(),
      ...fields,
      vacancy_title: title,
      state: "received",
      is_spam: isTrap ? 1 : 0,
      file_name: resume.name,
      file_type: resumeTypes[resume.extension],
      file_bytes: resume.file.size,
      status_hash: hash(token),
      created_at: at,
      updated_at: at,
    };
    await files.write(application.id, resume.file);
    const isWritten = await store(application, token, isTrap).catch(async (fault: unknown) => {
      await files.remove(application.id);
      throw fault;
    });
    const mail = isWritten ? "The email on its way to you has a link that shows where it stands." : ENOUGH_TODAY;
    return { success: true, message: `Sent. ${(await employer()).promise} ${mail}` };
  }

  /** Whether the applicant is written to. */
  async function store(application: ApplicationTable, token: string, isTrap: boolean): Promise<boolean> {
    const about = await employer();
    return db.transaction().execute(async (trx) => {
      await trx.insertInto("application").values(application).execute();
      if (!isTrap) await outbox.enqueue(recruiterLetter(application, about), { key: `application:${application.id}:team`, trx });
      const letter = applicantLetter(application, token, about);
      return isTrap || visitorMail.send(letter, { key: `application:${application.id}:applicant`, trx });
    });
  }
}

async function readResume(submitted: unknown) {
  if (!(submitted instanceof File) || submitted.name === "") return { fault: "Add your résumé." };
  const type = await resumeTypeOf(submitted);
  // Shown to staff and sent as the name of a download: nothing but plain signs.
  return "fault" in type ? type : { ...type, file: submitted, name: submitted.name.replace(/[^\p{L}\p{N}. _-]/gu, "_").slice(-100) };
}

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");
