import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server under test leaves the session that its printed one-time link opened. */
export const ownerSession = (port: number | string) => join(tmpdir(), `staff-session-${port}.json`);

/** What the owner of the site under test is asked for: a sign-in alone counts for ten minutes, and a run may take longer. */
export const OWNER_PASSWORD = "seven slow river ferries";
