import { createContext } from "react-router";
import type { ContentSource } from "#core/content/content-source.ts";
import type { LoadedDataset } from "#core/datasets/dataset-kind.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import type { WholeReport } from "#core/page-check/whole-report.ts";
import type { ToolOutcome } from "#core/tool/tool-outcome.ts";
import type { Accounts, Actor } from "#features/accounts/accounts.ts";
import type { OwnAccount, Sender } from "#features/accounts/own-account.ts";
import type { createStaffLog } from "#features/accounts/staff-log.ts";
import type { AdminRecords } from "#features/admin/admin-records.ts";
import type { ApplicationMoves } from "#features/applications/application-moves.ts";
import type { ApplicationStatus } from "#features/applications/applications.ts";
import type { SiteAudits } from "#features/audit/site-audits.ts";
import type { AuditStart } from "#features/audit/start-audit.ts";
import type { Availability } from "#features/booking/availability.ts";
import type { Bookings } from "#features/booking/bookings.ts";
import type { ChatInfo } from "#features/chat/chat-info.ts";
import type { ChatAnswer, Chats } from "#features/chat/chats.ts";
import type { Health } from "#features/health/health-checks.ts";
import type { LeadMoves } from "#features/leads/lead-moves.ts";
import type { LeadAnswer } from "#features/leads/leads.ts";
import type { Issues } from "#features/newsletter/issues.ts";
import type { Privacy } from "#features/privacy/privacy.ts";
import type { PrivacyRequests } from "#features/privacy/privacy-requests.ts";
import type { Reviews } from "#features/reviews/reviews.ts";
import type { Rating } from "#features/reviews/reviews-badge.tsx";
import type { ShownReview } from "#features/reviews/shown-review.ts";
import type { Speed } from "#features/speed/speed.ts";
import type { Studio } from "#features/studio/studio.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { ProviderSettings } from "#platform/providers/provider-settings.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { Vendors } from "./vendors/vendors.ts";

/** What loaders and actions may use. But for `staff`, nothing in it belongs to one visitor. */
export interface Site {
  /** The public origin, without a slash at its end. */
  origin: string;
  content: ContentSource;
  /** Where the content's images are addressed: our own route, or the hosted network. */
  imageBase: string;
  tools: ToolRegistry;
  /** The address of a tool's own style sheet, where it has one. */
  toolSheet(slug: string): string | undefined;
  /** Of all tools together, for one visitor. */
  runsAMinute: number;
  /** A long run of that tool, with all that it reported so far; undefined when there is none under that id. */
  readJob(slug: string, id: string): Promise<ToolJobView<unknown> | undefined>;
  /** The admin area's part, on requests for it only. */
  staff?: StaffActions;
  /** Another company's scheduler, when one is configured. */
  bookingUrl: string | undefined;
  /** Other companies' scripts, when any is configured. */
  vendors: (Vendors & { badgeUrl?: string }) | undefined;
  /** Of a hundred page views, so many are measured. */
  speedSample: number;
  bookings: Omit<Bookings, "confirm">;
  /** An audit and its report; undefined when there is none under that number. */
  readAudit(id: string): Promise<ToolJobView<unknown> | undefined>;
  /** Whether this machine can print reports. */
  hasAuditPdf: boolean;
  /** Somebody says that it was them who asked about their data; false when the link is not ours or is over. */
  confirmPrivacyRequest(token: string): Promise<boolean>;
  applicationStatus(token: string): Promise<ApplicationStatus | undefined>;
  newsletter: {
    confirm(token: string): Promise<boolean>;
    isKnownLeave(token: string): Promise<boolean>;
    leave(token: string): Promise<boolean>;
  };
  /** Audits that come by themselves. */
  auditWatches: {
    confirm(token: string): Promise<boolean>;
    stopOf(confirmToken: string): Promise<string | undefined>;
    siteOf(token: string): Promise<string | undefined>;
    stop(token: string): Promise<boolean>;
  };
  /** The message box. */
  chats: Pick<Chats, "read"> & { info(): Promise<ChatInfo> };
  /** Approved reviews of a tool or post. */
  listReviews(tool: string): Promise<ShownReview[]>;
  /** Approved reviews of everything, newest first. */
  latestReviews(): Promise<ShownReview[]>;
  /** The mean of all approved, rated reviews; undefined when there are none. */
  readRating(): Promise<Rating | undefined>;
  now(): Date;
  /** Tells the log what went wrong while a page was made. */
  reportFault(error: unknown, address: string): void;
}

/** What is done for the visitor behind a request. A page for everyone is made without it: to ask for it there is a fault. */
export interface VisitorActions {
  /** What the visitor sent, bounded and read by the server; pages read no body themselves. */
  form: FormData;
  runTool: RunTool;
  /** A kept page, judged by every tool that needs nothing else. */
  readReport(id: string): Promise<WholeReport>;
  /** Begins an audit with nothing but an address. */
  startAudit(submitted: Sent): Promise<AuditStart>;
  /** Takes a request for an audit, a proposal, an answer or the portfolio. */
  submitLead(submitted: Sent): Promise<LeadAnswer>;
  createReview(submitted: Sent): Promise<FormAnswer>;
  /** Takes an application, resume included. */
  apply(submitted: Sent): Promise<FormAnswer>;
  subscribe(submitted: Sent): Promise<FormAnswer>;
  /** Asks for audits that come by themselves. */
  watchAudit(submitted: Sent): Promise<FormAnswer>;
  startChat(submitted: Sent): Promise<ChatAnswer>;
  sayInChat(token: string, submitted: Sent): Promise<ChatAnswer>;
  confirmBooking(submitted: Sent): ReturnType<Bookings["confirm"]>;
}

/** The fields of a form, not yet checked. */
type Sent = Readonly<Record<string, unknown>>;

/** Where an address leads a visitor now. */
export interface TriedAddress {
  address: string;
  moved: { location: string; status: number } | undefined;
  /** Whether there is a page of ours in the end; undefined at somebody else's. */
  isPage: boolean | undefined;
}

/** What admin pages read and change. Every use goes through `accounts.authorize`. */
export interface StaffActions {
  actor: Actor | undefined;
  accounts: Accounts;
  records: AdminRecords;
  leads: LeadMoves;
  applications: ApplicationMoves;
  availability: Availability;
  reviews: Reviews;
  chats: Pick<Chats, "list" | "open" | "answer" | "move">;
  speed: Pick<Speed, "list" | "days">;
  datasets: { loaded(): readonly LoadedDataset[] };
  privacy: Privacy;
  privacyRequests: Pick<PrivacyRequests, "ask" | "list">;
  audits: SiteAudits;
  studio: Studio;
  providers: Pick<ProviderSettings, "list" | "set" | "unset" | "check">;
  log: ReturnType<typeof createStaffLog>;
  health: Health;
  outbox: Pick<Outbox, "list" | "get" | "retry">;
  /** Newsletters on their way. */
  issues: Pick<Issues, "readers" | "sendings" | "status" | "links" | "sendTest" | "send" | "stop">;
  /** Settings of the machine that nobody can change here, and a mail that proves them. */
  setup: {
    hasMail: boolean;
    hasAddress: boolean;
    studioUrl: string | undefined;
    sendTest(actor: Actor): Promise<void>;
    tryAddress(address: string): Promise<TriedAddress>;
  };
  /** What the person behind this request does with their own account. */
  own: OwnAccount;
  sender: Sender;
}

/** Runs a tool for the visitor behind this request: limits, ports and queue included. */
type RunTool = (slug: string, input: unknown) => Promise<ToolRunAnswer>;

/** `job`: accepted, follow it by its id. `done`: the outcome. */
export type ToolRunAnswer =
  | { kind: "done"; outcome: ToolOutcome<unknown>; limits: RunLimits }
  | { kind: "job"; id: string; limits: RunLimits };

export interface RunLimits {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export const siteContext = createContext<Site>();
export const visitorContext = createContext<VisitorActions>();
