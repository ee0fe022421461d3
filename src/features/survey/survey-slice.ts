/** A site that one instance works on: what is known of it, and the addresses that are next. */
export interface SurveySlice {
  id: string;
  turn: number;
  /** With its port and without www. */
  host: string;
  asked: string;
  home: string | null;
  /** In base64. */
  robots: string | null;
  robotsAt: string | null;
  next: readonly string[];
  failures: number;
}

/** What came of it. */
export interface SurveyReading {
  home: string | null;
  robots: string | null;
  robotsAt: string | null;
  /** The status of each address that was asked for; 0 when there was no answer. */
  read: readonly (readonly [address: string, status: number])[];
  /** Addresses of this site that its pages name. */
  found: readonly string[];
  /** How long the site is left alone now. */
  restMs: number;
  /** Failures in a row, those of earlier slices among them. */
  failures: number;
  /** Why no more is read of it. */
  outcome?: string;
}
