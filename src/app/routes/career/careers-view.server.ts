import { listEmployeeTestimonials } from "#content/employee-testimonial/employee-testimonial.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listTeam } from "#content/team-member/team-member.content-type.ts";
import { listOpenVacancies } from "#content/vacancy/vacancy.content-type.ts";
import { listWhyWorkCards } from "#content/why-work-card/why-work-card.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { siteConstants } from "#core/site-constants.ts";
import { cutWords } from "#core/text/format.ts";
import { toSeat } from "./seats/seat.ts";

export type CareersView = Awaited<ReturnType<typeof loadCareers>>;

/** What the careers page shows, and nothing more: all of it travels to the browser. */
export async function loadCareers(content: ContentSource, origin: string, now: Date) {
  const [settings, vacancies, stories, team, whyWork] = await Promise.all([
    readSettings(content),
    listOpenVacancies(content, now),
    listEmployeeTestimonials(content),
    listTeam(content),
    listWhyWorkCards(content),
  ]);
  return {
    origin,
    mail: settings.mail.careers,
    promise: settings.promises.application,
    people: settings.people,
    seats: vacancies.map(toSeat),
    stories: stories.map(({ _id, employeeName, employeeDesignation, office, feedback, employeeAvatar }) => ({
      id: _id,
      name: employeeName,
      designation: office ? `${employeeDesignation}, ${office}` : employeeDesignation,
      avatar: employeeAvatar,
      quote: cutWords(feedback, siteConstants.excerptWords.testimonial),
    })),
    whyWork,
    offices: [...Map.groupBy(team, ({ office }) => office)].map(([city, members]) => ({
      city,
      people: settings.offices.find((office) => office.city === city)?.people,
      members,
    })),
  };
}
