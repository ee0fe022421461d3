import type { ListPlan } from "#platform/database/read-list.ts";

export const leadPlan: ListPlan = {
  search: ["name", "email", "website", "plan", "message"],
  filters: { stage: "stage", form: "form", spam: "is_spam" },
  defaults: { spam: "0" },
  sorts: { name: "name", email: "email", website: "website", form: "form", stage: "stage", date: "created_at" },
  sort: "-date",
};

export const applicationPlan: ListPlan = {
  search: ["name", "email", "phone", "link", "note", "vacancy_title", "file_name"],
  filters: { state: "state", vacancy: "vacancy_title", spam: "is_spam" },
  defaults: { spam: "0" },
  sorts: { name: "name", vacancy: "vacancy_title", state: "state", date: "created_at" },
  sort: "-date",
};

export const bookingPlan: ListPlan = {
  search: ["name", "email", "website", "note", "host_name"],
  filters: { state: "state", host: "host_name" },
  sorts: { start: "start_at", host: "host_name", name: "name", zone: "zone", state: "state" },
  sort: "-start",
};

export const subscriberPlan: ListPlan = {
  search: ["email"],
  filters: { state: "state" },
  sorts: { email: "email", state: "state", date: "created_at", confirmed: "confirmed_at", left: "left_at" },
  sort: "-date",
};
