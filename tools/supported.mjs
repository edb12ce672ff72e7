/** The oldest Node that must do, and the two that are looked after. */
export const SUPPORTED = ['20.19.0', '22', '24']
