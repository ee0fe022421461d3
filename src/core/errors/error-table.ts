/**
 * Every fault the product can report: its HTTP status and the sentence that people read.
 * A sentence says what happened in the reader's terms and what to do now; `{name}` is filled from the error's details.
 */
export const errorTable = {
  address_malformed: { status: 422, sentence: "“{input}” is not a web address. Write it like example.com or https://example.com/page." },
  address_scheme: { status: 422, sentence: "We read http and https addresses only, and this one starts with {scheme}." },
  address_credentials: {
    status: 422,
    sentence: "That address carries a user name or password. Remove the part before the @ and try again.",
  },
  address_port: { status: 422, sentence: "We connect to ports 80, 443, 8080 and 8443 only, and this address names port {port}." },
  address_too_long: { status: 422, sentence: "That address is longer than 2,048 characters. Shorten it and try again." },
  address_bare_word: { status: 422, sentence: "“{word}” is a single word, not a web address. Did you mean {word}.com?" },
  address_own: {
    status: 422,
    sentence: "That is our own address, and our tools do not read themselves. Enter the address of another site.",
  },
  domain_is_address: {
    status: 422,
    sentence: "{host} is a number, not a name. Only domains are registered, so write one, such as example.com.",
  },
  domain_suffix: { status: 422, sentence: "“{suffix}” is no ending that a registry sells names under. Check the spelling." },
  domain_is_suffix: { status: 422, sentence: "“{suffix}” is an ending, not a domain. Add the name in front of it." },
  dns_not_found: { status: 422, sentence: "We could not find {host}. Check the spelling of the address." },
  dns_failed: { status: 502, sentence: "The name servers of {host} did not answer, so we could not find the site. Try again in a minute." },
  // One sentence for private, refusing, silent and unreachable hosts, so that the answer shows nothing of our network: docs/decisions/0015.
  connect_failed: {
    status: 502,
    sentence: "We could not connect to {host}. It may be down, may block us, or may be in a private network, where we do not go.",
  },
  tls_failed: {
    status: 502,
    sentence: "We could not make a secure connection to {host}: {reason}. {advice}",
  },
  response_timeout: {
    status: 504,
    sentence: "No complete answer from {host} within {seconds} seconds. The site may be slow or may block us.",
  },
  response_reset: {
    status: 502,
    sentence: "{host} broke off the connection before the page was complete. Try again, or paste the HTML instead.",
  },
  response_malformed: {
    status: 502,
    sentence: "{host} sent an answer that is not valid HTTP ({reason}). Whoever runs the server can see the same with curl.",
  },
  response_headers_too_large: { status: 502, sentence: "{host} sent more than {limit} of headers, so we stopped reading." },
  response_too_large: { status: 502, sentence: "The answer of {host} grows past {limit} once unpacked, so we stopped reading." },
  response_encoding: { status: 502, sentence: "{host} packed its answer in a way we do not unpack ({encoding}). Paste the HTML instead." },
  response_damaged: {
    status: 502,
    sentence: "{host} labels its answer {encoding}, but it does not unpack: it is damaged or cut short. Paste the HTML instead.",
  },
  redirect_loop: { status: 502, sentence: "{host} sends us in a circle: {url} redirects to itself. Repair the redirect and try again." },
  redirect_limit: { status: 502, sentence: "That address redirects more than {limit} times. Google stops at 10 as well." },
  redirect_malformed: { status: 502, sentence: "{host} redirects to something that is not a web address: “{location}”." },
  redirect_refused: { status: 502, sentence: "{host} redirects to {location}. {reason}" },
  page_refused: { status: 502, sentence: "That server refused our request ({status}). Paste the HTML instead." },
  page_not_html: { status: 422, sentence: "That address is {type}, not a web page. The header checker can read it." },
  page_status: { status: 422, sentence: "That address answers with status {status}, so there is no page to check." },
  page_not_kept: {
    status: 404,
    sentence: "We do not have that page any more: pages are kept for {days} days. Enter its address to read it again.",
  },
  sitemap_missing: {
    status: 422,
    sentence:
      "We found no sitemap on {host}: robots.txt and the home page name none, and none stands in the {count} usual places. Give the sitemap's own address, or paste it.",
  },
  sitemap_status: {
    status: 422,
    sentence: "That address answers with status {status}, so there is no sitemap to read. Give the domain alone and we look for it.",
  },
  robots_unreachable: {
    status: 422,
    sentence:
      "robots.txt of {host} answers with status {status}. A crawler must treat that as a closed site, and so do we. Repair the file, or try again when it answers.",
  },
  robots_closed: {
    status: 422,
    sentence:
      "Line {line} of robots.txt ({rule}) closes {url} to crawlers. We obey it, so there is nothing to read. Open it, or start at another address.",
  },
  crawl_refused: {
    status: 422,
    sentence:
      "That server refused our request ({status}), so there is nothing to follow. If the site is yours, let our crawler in and start again.",
  },
  image_address: { status: 403, sentence: "The address of this picture worked for a day, and the day is over. Run the tool again." },
  image_status: { status: 502, sentence: "The server of that picture answers with status {status}." },
  image_pixels: { status: 415, sentence: "That picture has more than {limit} megapixels, so we do not show it." },
  image_type: { status: 415, sentence: "That address does not hold a picture that we can show." },
  browser_missing: {
    status: 503,
    sentence: "This site has no browser to open pages with. Everything that needs none still works.",
  },
  browser_failed: {
    status: 502,
    sentence: "{host} could not be opened in our browser. It may be down, refuse us, or break the browser. Try again in a minute.",
  },
  browser_limit: {
    status: 502,
    sentence: "The page used up {limit} in our browser before it was done, so we stopped. A lighter page would pass.",
  },
  rate_limited: {
    status: 429,
    sentence: "{limit} runs a minute is the limit. Next run in {seconds} s. Tools marked “in your browser” still work.",
  },
  calls_limited: {
    status: 429,
    sentence: "{limit} of these a minute is the limit for one network. Try again in {seconds} seconds.",
  },
  streams_open: {
    status: 429,
    sentence: "{limit} runs can be watched at once from one network. Close one of them and try again in {seconds} seconds.",
  },
  form_limited: {
    status: 429,
    sentence: "That is more than {limit} in an hour from your network. Wait {minutes} minutes, or call us.",
  },
  crawl_running: {
    status: 429,
    sentence: "One crawl at a time: yours of {host} is still running. Stop it, or wait until it has ended, and start this one again.",
  },
  host_busy: {
    status: 429,
    sentence: "Another crawl of {host} is running, and we read a site once at a time. Try again in {seconds} seconds; your input is kept.",
  },
  foreign_form: {
    status: 403,
    sentence: "This was not sent from a page of this site, so nothing was done. Open the page here, and send it from there.",
  },
  sign_in_busy: { status: 503, sentence: "Too many people sign in at this moment. Try again in {seconds} seconds." },
  sign_in: { status: 401, sentence: "Sign in first." },
  too_many_tries: { status: 429, sentence: "Too many tries. Wait {minutes} minutes, then try again." },
  not_allowed: { status: 403, sentence: "Your role does not allow that. Ask an owner." },
  slot_taken: { status: 409, sentence: "Someone booked that time a moment ago. Choose another." },
  moves_used: {
    status: 409,
    sentence: "This call was moved {limit} times already. Call us or answer the invitation, and we find a time together.",
  },
  hold_over: {
    status: 409,
    sentence: "The time was held for five minutes, and they are over. Choose it again; what you wrote is still here.",
  },
  content_read_only: {
    status: 403,
    sentence: "The content is kept by another service, and this site may only read it there. Change it in that service's own studio.",
  },
  content_changed: { status: 409, sentence: "Somebody changed this since you opened it. Look at it again first." },
  queue_full: { status: 503, sentence: "Every place in the queue is taken. Try again in {seconds} seconds; your input is kept." },
  queue_slow: { status: 503, sentence: "Too many people run tools at this moment. Try again in {seconds} seconds; your input is kept." },
  page_too_heavy: {
    status: 422,
    sentence: "This page has more parts than a run may hold in memory. Paste the HTML of the part that matters instead.",
  },
  run_lost: { status: 503, sentence: "The pages of this moment took more memory than there is. Try again; your input is kept." },
  run_timeout: {
    status: 504,
    sentence:
      "This took longer than {seconds} seconds, so we stopped. A site that it needs may be slow: try again, or try fewer addresses.",
  },
  input_invalid: { status: 422, sentence: "{reason}" },
  body_malformed: { status: 400, sentence: "The body is not valid JSON: {reason}." },
  sender_too_slow: { status: 408, sentence: "That arrived too slowly, so we stopped waiting. Try again when your connection is better." },
  input_too_large: { status: 413, sentence: "That is larger than {limit}. Send a smaller one." },
  not_found: { status: 404, sentence: "Not Found" },
  method_not_allowed: { status: 405, sentence: "This address does not take {method} requests." },
  job_unknown: { status: 404, sentence: "We have no run under that number. It may be older than {days} days. Start a new one." },
  storage_away: {
    status: 503,
    sentence:
      "We cannot keep anything right now: our database does not answer, or its disk is full. Try again in a minute; your text is kept.",
  },
  content_unavailable: { status: 503, sentence: "Our content store does not answer right now. Try again in a minute." },
  stopping: { status: 503, sentence: "This server is restarting. Try again in a few seconds." },
  cancelled: { status: 499, sentence: "This run was stopped before it was done. Start it again whenever you like." },
  unexpected: { status: 500, sentence: "Our fault. We have the details. Your text is still in the form." },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errorTable;
