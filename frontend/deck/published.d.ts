/** The three calls with which the published figures are read, without the types of all of React. */
declare module 'react' {
  export type FunctionComponent = () => unknown;
  export function createElement(component: FunctionComponent): unknown;
}
declare module 'react-dom/server' {
  export function renderToStaticMarkup(element: unknown): string;
}
declare module '*/playing-cards/dist/index.esm.js' {
  const figures: Record<string, import('react').FunctionComponent>;
  export = figures;
}
