/** The same call for calendars that are web pages. */
export function calendarLinks({ start, end, host }: { start: string; end: string; host: string }, manageUrl: string) {
  const subject = `Call with ${host}`;
  const body = `Change or cancel: ${manageUrl}`;
  const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({
      action: "TEMPLATE",
      text: subject,
      dates: `${stamp(start)}/${stamp(end)}`,
      details: body,
    })}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
      path: "/calendar/action/compose",
      rru: "addevent",
      subject,
      startdt: start,
      enddt: end,
      body,
    })}`,
  };
}
