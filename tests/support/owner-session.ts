import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server under test leaves the session that its printed one-time link opened. */
export const ownerSession = (port: number | string) => join(tmpdir(), `staff-session-${port}.json`);
