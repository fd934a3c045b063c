// Adds those of staff screens: tables, tabs, form controls.
import './staffLayout';
import './texts';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Badge.css';
import './tabs';
import './touchLinks.css';
import './summaries.css';
import '@mantine/core/styles/Grid.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Accordion.css';
import '@mantine/core/styles/VisuallyHidden.css';
import './adjust.css';
