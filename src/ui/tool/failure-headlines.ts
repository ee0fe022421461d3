import type { ToolFailure } from "#core/tool/tool-outcome.ts";

/** What went wrong, in few words; the sentence below says the rest. */
export const failureHeadlines: Partial<Record<ToolFailure["code"], string>> = {
  rate_limited: "One moment: too many runs at once",
  queue_full: "Too many people are using this tool",
  crawl_running: "Your other crawl is still running",
  host_busy: "Somebody else is checking this site now",
  page_refused: "That server refused us",
  dns_not_found: "No such address",
  input_invalid: "Something is missing",
  response_timeout: "No answer in time",
  page_not_html: "That is not a web page",
};
