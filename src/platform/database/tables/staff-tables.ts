/** Who works here, and what they did. */
export interface StaffTables {
  user: UserTable;
  session: SessionTable;
  passkey: PasskeyTable;
  staff_log: StaffLogTable;
}

/** An account of staff, as better-auth keeps it; its other tables are its own business. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: 0 | 1;
  role: string | null;
  banned: 0 | 1 | null;
  twoFactorEnabled: 0 | 1 | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  lastUsedAt?: string | null;
}

/** The columns of ours; the accounts' library keeps more. */
interface PasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  /** 1 when it is kept with an account of the maker, on several devices. */
  backedUp: number;
  createdAt: string | null;
}

export interface StaffLogTable {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: string;
  previous_hash: string;
  hash: string;
}
