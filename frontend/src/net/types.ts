/** Short names for the generated types of the wire. */
import type { components } from './api';

type Schemas = components['schemas'];

export type ClientFrame = Schemas['ClientFrame'];
export type ServerFrame = Schemas['ServerFrame'];
export type EvFrame = Schemas['EvFrame'];
export type SnapshotFrame = Schemas['SnapshotFrame'];
export type ChatFrame = Schemas['ChatFrame'];
export type RatingsFrame = Schemas['RatingsFrame'];
export type HintedFrame = Schemas['HintedFrame'];
export type GoneFrame = Schemas['GoneFrame'];
export type WireEvent = EvFrame['events'][number];
export type TableView = Schemas['TableView'];
export type TableOptions = Schemas['TableOptions'];
export type PlaceView = Schemas['PlaceView'];
export type DealView = Schemas['DealView'];
export type TrickView = Schemas['TrickView'];
export type ItemView = Schemas['ItemView'];
export type Play = Schemas['Play'];
export type Turn = Schemas['Turn'];
export type ShowChoice = Schemas['ShowChoice'];
export type DiscardChoice = Schemas['DiscardChoice'];
export type SheetRow = Schemas['SheetRow'];
export type DealResult = Schemas['DealResult'];
export type LedgerLine = Schemas['LedgerLine'];
export type OpenTable = Schemas['OpenTable'];
export type LobbySeat = Schemas['LobbySeat'];
export type Pace = TableOptions['pace'];
