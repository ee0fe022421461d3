import type { Migration } from "kysely/migration";
import { content } from "./0001-content.ts";
import { jobs } from "./0002-jobs.ts";
import { outbox } from "./0003-outbox.ts";
import { keptPage } from "./0004-kept-page.ts";
import { forms } from "./0005-forms.ts";
import { reviews } from "./0006-reviews.ts";
import { newsletter } from "./0007-newsletter.ts";
import { applications } from "./0008-applications.ts";
import { booking } from "./0009-booking.ts";
import { accounts } from "./0010-accounts.ts";
import { visits } from "./0011-visits.ts";
import { availability } from "./0012-availability.ts";
import { chat } from "./0013-chat.ts";
import { speed } from "./0014-speed.ts";
import { privacy } from "./0015-privacy.ts";
import { mailbox } from "./0016-mailbox.ts";
import { tries } from "./0017-tries.ts";
import { grades } from "./0018-grades.ts";
import { auditWatch } from "./0019-audit-watch.ts";
import { providers } from "./0020-providers.ts";
import { seenLinks } from "./0022-seen-links.ts";
import { studio } from "./0023-studio.ts";
import { missedAddresses } from "./0024-missed-addresses.ts";
import { media } from "./0025-media.ts";
import { presencePlace } from "./0027-presence-place.ts";
import { issueSending } from "./0028-issue-sending.ts";
import { shared } from "./0030-shared.ts";
import { releaseAssets } from "./0031-release-assets.ts";
import { filePieces } from "./0032-file-pieces.ts";
import { survey } from "./0033-survey.ts";
import { keptPageAsked } from "./0034-kept-page-asked.ts";
import { instanceDisk } from "./0035-instance-disk.ts";
import { surveyHold } from "./0036-survey-hold.ts";
import { datasets } from "./0037-datasets.ts";

/**
 * In the order they run, under the names of their files. Written out, not globbed: it must read the same under Node and in Vite's
 * bundle. A migration that has been released is never changed; a later one amends it.
 */
export const migrations: Record<string, Migration> = {
  "0001-content": content,
  "0002-jobs": jobs,
  "0003-outbox": outbox,
  "0004-kept-page": keptPage,
  "0005-forms": forms,
  "0006-reviews": reviews,
  "0007-newsletter": newsletter,
  "0008-applications": applications,
  "0009-booking": booking,
  "0010-accounts": accounts,
  "0011-visits": visits,
  "0012-availability": availability,
  "0013-chat": chat,
  "0014-speed": speed,
  "0015-privacy": privacy,
  "0016-mailbox": mailbox,
  "0017-tries": tries,
  "0018-grades": grades,
  "0019-audit-watch": auditWatch,
  "0020-providers": providers,
  "0022-seen-links": seenLinks,
  "0023-studio": studio,
  "0024-missed-addresses": missedAddresses,
  "0025-media": media,
  "0027-presence-place": presencePlace,
  "0028-issue-sending": issueSending,
  "0030-shared": shared,
  "0031-release-assets": releaseAssets,
  "0032-file-pieces": filePieces,
  "0033-survey": survey,
  "0034-kept-page-asked": keptPageAsked,
  "0035-instance-disk": instanceDisk,
  "0036-survey-hold": surveyHold,
  "0037-datasets": datasets,
};
