/** The REST calls, each with what it brings. A refusal is a value with its reason, never an exception. */
import type { LobbySeat, OpenTable, Pace, TableOptions } from './types';

export type Answer<T> = { ok: true; value: T } | { ok: false; status: number; reason: string; field: string | null };

export interface Me {
  id: string;
  name: string;
  registered: boolean;
}

export interface ContractFacts {
  name: string;
  value: number;
  kind: 'normal' | 'flat' | 'alone';
}

export interface RulesetFacts {
  name: string;
  version: number;
  players: number;
  contracts: ContractFacts[];
}

export interface Leader {
  rank: number;
  name: string;
  rating: number;
  deals: number;
}

export type OwnTable = OpenTable;
export type { LobbySeat, OpenTable };

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<T>> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch {
    return { ok: false, status: 0, reason: 'network', field: null };
  }
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { ok: true, value: json as T };
  const refusal = (json ?? {}) as { reason?: string; field?: string | null };
  return { ok: false, status: answer.status, reason: refusal.reason ?? 'network', field: refusal.field ?? null };
}

export const fetchMe = () => call<Me | null>('GET', '/api/me');
export const makeGuest = () => call<Me>('POST', '/api/guest');
export const register = (name: string, password: string) => call<Me>('POST', '/api/register', { name, password });
export const signIn = (name: string, password: string) => call<Me>('POST', '/api/login', { name, password });
export const signOut = () => call<null>('POST', '/api/logout');
export const fetchRulesets = () => call<RulesetFacts[]>('GET', '/api/rulesets');
export const fetchTables = () => call<{ open: OpenTable[]; mine: OwnTable[] }>('GET', '/api/tables');
export const seek = (ruleset: string, pace: Pace) => call<{ table: string }>('POST', '/api/seeks', { ruleset, pace });
export const createTable = (options: Partial<TableOptions>) => call<{ table: string }>('POST', '/api/tables', options);
export const fetchLeaders = (ruleset: string) => call<Leader[]>('GET', `/api/leaderboards/${encodeURIComponent(ruleset)}`);
