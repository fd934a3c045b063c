// Adds dialogs, menus and dropdowns. Imported by the modules that open them, so that it loads with them.
import './screens';
import './dialogs';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';
