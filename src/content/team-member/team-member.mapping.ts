import { type TeamMember, teamMember } from "./team-member.schema.ts";

export const toTeamMember = (raw: unknown): TeamMember => teamMember.parse(raw);
