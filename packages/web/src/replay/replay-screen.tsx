import { Notice } from '../screens/notice.tsx'

export const ReplayScreen = ({ id }: { id: string | null }) => <Notice title={id ?? ''} note="" />
