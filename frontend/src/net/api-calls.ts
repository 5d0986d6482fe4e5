/** The REST calls, typed by the server's own schema. A refusal is a value with its reason, never an exception. */
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

type Schemas = components['schemas'];
export type SignedIn = Schemas['SignedIn'];
export type MyPage = Schemas['MyPage'];
export type MyTable = Schemas['MyTable'];
export type Offer = Schemas['Offer'];
export type NewTable = Schemas['NewTable'];
export type NewSeek = Schemas['NewSeek'];
export type Lesson = Schemas['Lesson'];
export type Leaderboard = Schemas['Leaderboard'];
export type Standing = Schemas['Standing'];
export type PlayerPage = Schemas['PlayerPage'];
export type DealSummary = Schemas['DealSummary'];
export type Replay = Schemas['Replay'];
export type ReplayStep = Schemas['ReplayStep'];

export interface Refused {
  ok: false;
  status: number;
  reason: string;
  field: string | null;
}
export type Answer<T> = { ok: true; value: T } | Refused;

// Looked up at each call, so that a test may put its own in place.
const api = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

interface Reply<T> {
  data?: T;
  error?: { reason: string; field?: string | null };
  response: Response;
}

const UNREACHED: Refused = { ok: false, status: 0, reason: 'network', field: null };

async function answered<T>(reply: Promise<Reply<T>>): Promise<Answer<T>> {
  try {
    const { data, error, response } = await reply;
    if (response.ok) return { ok: true, value: data as T };
    return {
      ok: false,
      status: response.status,
      reason: error?.reason ?? 'network',
      field: error?.field ?? null,
    };
  } catch {
    return UNREACHED;
  }
}

export const fetchMe = () => answered(api.GET('/api/me'));
export const makeGuest = () => answered(api.POST('/api/guest'));
export const register = (name: string, password: string) =>
  answered(api.POST('/api/register', { body: { name, password } }));
export const signIn = (name: string, password: string) =>
  answered(api.POST('/api/login', { body: { name, password } }));
export const signOut = () => answered(api.POST('/api/logout'));

export const fetchRulesets = () => answered(api.GET('/api/rulesets'));
// The library's reading of an answer loses what a pair is; the frames in this one are those of the wire.
export const fetchLesson = () => answered(api.GET('/api/lesson')) as Promise<Answer<Lesson>>;
export const fetchTables = () => answered(api.GET('/api/tables'));
export const seek = (body: NewSeek) => answered(api.POST('/api/seeks', { body }));
export const createTable = (body: NewTable) => answered(api.POST('/api/tables', { body }));

export const fetchLeaderboard = (ruleset: string, limit: number) =>
  answered(api.GET('/api/leaderboards/{ruleset}', { params: { path: { ruleset }, query: { limit } } }));
export const fetchPlayer = (name: string) =>
  answered(api.GET('/api/players/{name}', { params: { path: { name } } }));
export const fetchSessions = (name: string, before: string | null) =>
  answered(
    api.GET('/api/players/{name}/sessions', {
      params: { path: { name }, query: before === null ? {} : { before } },
    }),
  );
export const fetchSession = (session: string) =>
  answered(api.GET('/api/sessions/{session}', { params: { path: { session } } }));
export const fetchDeal = (session: string, no: number) =>
  answered(api.GET('/api/sessions/{session}/deals/{no}', { params: { path: { session, no } } }));
export const fetchReplay = (session: string, no: number) =>
  answered(api.GET('/api/sessions/{session}/deals/{no}/replay', { params: { path: { session, no } } }));

// The library's reading of an answer loses what a pair is, so these are named after what the calls give.
type Called<F extends (...given: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<F>>,
  { ok: true }
>['value'];
export type DealPage = Called<typeof fetchDeal>;
export type OpenTable = Called<typeof fetchTables>['tables'][number];
export type PlayerSession = Called<typeof fetchSessions>['sessions'][number];
export type SessionPage = Called<typeof fetchSession>;
