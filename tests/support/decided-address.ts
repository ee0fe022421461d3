/** The three case studies whose addresses the specification fixes, with their slash. */
const FIXED_STUDIES = /^\/case-study\/(?:ai-content-tool|project-management-tool|living-healthy-24)$/;
/** What is spelled without a slash at its end; everything else has one. */
const WITHOUT_SLASH = /^\/(?:blog\/page\/\d+|blog\/[^/]+|career\/[^/]+|letters\/[^/]+|portfolio|contact-us|case-study\/[^/]+)$/;

/** The canonical spelling that was decided for a path, however it is written. */
export function decidedSpelling(path: string): string {
  const bare = path.replace(/\/$/, "");
  return WITHOUT_SLASH.test(bare) && !FIXED_STUDIES.test(bare) ? bare : `${bare}/`;
}
