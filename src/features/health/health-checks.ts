import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import type { DiskRoom } from "./disk-room.ts";

/** One thing that an owner can be sure of, or has to look after. */
export interface HealthCheck {
  id: "mail" | "disk" | "backups" | "certificate" | "content" | "jobs";
  name: string;
  /** `note`: nothing is wrong, and something could be better. `person`: somebody has to do something. */
  state: "fine" | "note" | "person";
  words: string;
  /** What to do about it. */
  advice?: string;
}

interface Options {
  db: Kysely<Database>;
  /** Of all instances, the fullest first. */
  disks(): Promise<DiskRoom[]>;
  hasSmtp: boolean;
  /** Queues whose work is taken up here. What a release no longer has, or is not set up for, may wait for ever. */
  queues(): readonly string[];
  backups: { isSetUp: boolean; last(): Promise<string | undefined> };
  /** Undefined: there is no content service, or it answers. False: it does not. */
  isContentAnswering?: (() => boolean) | undefined;
  /** The last day of our certificate; undefined when TLS is not ours to know. */
  certificateEnd(): Promise<Date | undefined>;
  now(): Date;
}

export type Health = ReturnType<typeof createHealth>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAIL_STUCK_MS = HOUR_MS;
const JOB_STUCK_MS = HOUR_MS / 4;
const BACKUP_OLD_MS = 36 * HOUR_MS;
const CERTIFICATE_DAYS = 14;
const DISK = { leastPart: 0.1, leastMb: 2_000 };

/** What may need a person, in words. */
export function createHealth(options: Options) {
  const { db, now } = options;
  const since = (ms: number) => new Date(now().getTime() - ms).toISOString();

  async function mail(): Promise<Judged> {
    if (!options.hasSmtp)
      return { state: "note", words: "No mail server is set: mails stay in the outbox.", advice: "Set SMTP_URL and start the site again." };
    const count = async (state: "waiting" | "dead", before: string) => {
      const column = state === "waiting" ? "created_at" : "next_try_at";
      const { rows } = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.countAll().as("rows"))
        .where("state", "=", state)
        .where(column, state === "waiting" ? "<" : ">", before)
        .executeTakeFirstOrThrow();
      return Number(rows);
    };
    const [stuck, dead] = await Promise.all([count("waiting", since(MAIL_STUCK_MS)), count("dead", since(7 * DAY_MS))]);
    if (stuck === 0 && dead === 0) return { state: "fine", words: "Mail goes out." };
    return {
      state: "person",
      words: [stuck > 0 && `${mails(stuck)} waiting for more than an hour`, dead > 0 && `${mails(dead)} given up this week`]
        .filter(Boolean)
        .join(", ")
        .concat("."),
      advice: "The outbox says why for each. Check the mail server and SMTP_URL; then press Try again there.",
    };
  }

  async function disk(): Promise<Judged> {
    const rooms = await options.disks();
    const [fullest] = rooms;
    if (!fullest) return { state: "note", words: "This system does not tell how full its disk is." };
    const full = rooms.filter(({ freeMb, allMb }) => freeMb < DISK.leastMb && freeMb < allMb * DISK.leastPart);
    if (full.length === 0)
      return { state: "fine", words: rooms.length === 1 ? roomIn(fullest) : `${roomIn(fullest)} Nowhere else is fuller.` };
    return {
      state: "person",
      words: full.map(roomIn).join(" "),
      advice: [
        "Make room, or move the folder to a larger disk.",
        full.some(({ folder }) => folder === "DATA_DIR") && "When DATA_DIR is full, forms answer 503.",
        full.some(({ folder }) => folder === "BACKUP_DIR") && "When BACKUP_DIR is full, nights go without a backup.",
      ]
        .filter(Boolean)
        .join(" "),
    };
  }

  async function backups(): Promise<Judged> {
    if (!options.backups.isSetUp)
      return { state: "note", words: "No nightly backup is set up.", advice: "Set BACKUP_DIR and BACKUP_KEY: docs/backups.md." };
    const last = await options.backups.last();
    const words = last === undefined ? "There is no backup yet." : `The last backup was written ${dayAndTime(last)}.`;
    if (last !== undefined && last > since(BACKUP_OLD_MS)) return { state: "fine", words };
    return { state: "person", words, advice: "The log says why it failed. Check that BACKUP_DIR can be written to and has room." };
  }

  async function certificate(): Promise<Judged> {
    const end = await options.certificateEnd();
    if (!end) return { state: "note", words: "The certificate cannot be read from here: whoever ends TLS renews it." };
    const days = Math.floor((end.getTime() - now().getTime()) / DAY_MS);
    const words = days < 0 ? "The certificate has run out." : `The certificate is good for ${days} more ${days === 1 ? "day" : "days"}.`;
    if (days >= CERTIFICATE_DAYS) return { state: "fine", words };
    return { state: "person", words, advice: "Renew it at the proxy, and see why it was not renewed by itself." };
  }

  async function content(): Promise<Judged> {
    if (options.isContentAnswering?.() !== false) return { state: "fine", words: "Content is read." };
    const words = "The content service does not answer. Pages are served from the last good copy.";
    return { state: "person", words, advice: "Check the service's own status page, SANITY_PROJECT_ID and SANITY_TOKEN." };
  }

  async function jobs(): Promise<Judged> {
    const { rows } = await db
      .selectFrom("job")
      .select(({ fn }) => fn.countAll().as("rows"))
      .where("queue", "in", options.queues())
      .where("state", "=", "waiting")
      .where("run_at", "<", since(JOB_STUCK_MS))
      .executeTakeFirstOrThrow();
    const count = Number(rows);
    if (count === 0) return { state: "fine", words: "Work is taken up as it comes." };
    const words = `${count === 1 ? "1 piece of work has" : `${count} pieces of work have`} waited for more than a quarter of an hour.`;
    return { state: "person", words, advice: "Start another instance on the same database, or find what holds this one up in its log." };
  }

  const checks = { jobs, mail, content, backups, disk, certificate };
  return {
    async checks(): Promise<HealthCheck[]> {
      const ids = Object.keys(checks) as (keyof typeof checks)[];
      const found = await Promise.all(ids.map(async (id) => ({ id, name: NAMES[id], ...(await checks[id]()) })));
      return found.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
    },
  };
}

type Judged = Pick<HealthCheck, "state" | "words" | "advice">;

const ORDER: readonly HealthCheck["state"][] = ["person", "note", "fine"];

const NAMES: Record<HealthCheck["id"], string> = {
  mail: "Mail",
  disk: "Disk",
  backups: "Backups",
  certificate: "Certificate",
  content: "Content",
  jobs: "Work in the background",
};

const mails = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);
const roomIn = ({ instance, folder, freeMb, allMb }: DiskRoom) =>
  `${gigabytes(freeMb)} of ${gigabytes(allMb)} GB are free where ${folder} of ${instance} lies.`;
const gigabytes = (megabytes: number) => (megabytes / 1e3).toLocaleString("en-US", { maximumFractionDigits: 1 });
const dayAndTime = (iso: string) => `on ${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC`;
