import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toTeamMember } from "./team-member.mapping.ts";
import { teamMemberListQuery } from "./team-member.query.ts";
import type { TeamMember } from "./team-member.schema.ts";

export const listTeam = (source: ContentSource): Promise<TeamMember[]> => readMany(source, teamMemberListQuery, {}, toTeamMember);
