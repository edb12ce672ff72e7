// Its own declarations name another module.
declare module '@mixmark-io/domino' {
  const domino: { createDocument(): unknown }
  export default domino
}
